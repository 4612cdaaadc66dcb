import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ApplicationController } from './application.controller.ts';
import { ApplicationService } from './application.service.ts';
import { PrefillService } from './prefill.service.ts';
import { ReceivedAnswersService } from './saving/received-answers.service.ts';
import { SaveApplicationService } from './saving/save-application.service.ts';

@Module({
  imports: [EnrollmentPartsModule, EnrollmentStateModule, QuotingModule],
  controllers: [ApplicationController],
  providers: [ApplicationService, PrefillService, ReceivedAnswersService, SaveApplicationService],
})
export class ApplicationModule {}
