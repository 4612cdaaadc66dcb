import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { AccountNumbers } from './account-numbers.ts';
import { ApplicationCheck } from './application-check.ts';
import { ApplicationFactsService } from './application-facts.service.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { EnrolledPeopleRepository } from './enrolled-people.repository.ts';

/** Reading and checking applications, for every part of enrollment that depends on the answers. */
@Module({
  imports: [BusinessRulesModule, LocationsModule],
  providers: [
    ApplicationsRepository,
    EnrolledPeopleRepository,
    ApplicationFactsService,
    AccountNumbers,
    ApplicationCheck,
  ],
  exports: [
    ApplicationsRepository,
    EnrolledPeopleRepository,
    ApplicationFactsService,
    AccountNumbers,
    ApplicationCheck,
  ],
})
export class ApplicationStoreModule {}
