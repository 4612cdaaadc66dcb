import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { IndividualSearchController } from './individuals/individual-search.controller.ts';
import { IndividualSearchRepository } from './individuals/individual-search.repository.ts';
import { IndividualSearchService } from './individuals/individual-search.service.ts';
import { SsnSearchService } from './individuals/ssn-search.service.ts';
import { FindController } from './finding/find.controller.ts';
import { FindRepository } from './finding/find.repository.ts';
import { FindService } from './finding/find.service.ts';
import { GroupSearchController } from './group-search.controller.ts';
import { GroupSearchRepository } from './group-search.repository.ts';
import { GroupSearchService } from './group-search.service.ts';

@Module({
  imports: [BusinessRulesModule, QuotingModule],
  controllers: [FindController, GroupSearchController, IndividualSearchController],
  providers: [
    FindRepository,
    FindService,
    GroupSearchRepository,
    GroupSearchService,
    IndividualSearchRepository,
    IndividualSearchService,
    SsnSearchService,
  ],
})
export class SearchModule {}
