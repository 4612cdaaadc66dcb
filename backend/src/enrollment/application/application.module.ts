import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ApplicationController } from './application.controller.ts';
import { ApplicationService } from './application.service.ts';
import { PrefillService } from './prefill.service.ts';
import { ReceivedAnswersService } from './saving/received-answers.service.ts';
import { SaveApplicationService } from './saving/save-application.service.ts';

@Module({
  imports: [EnrollmentPartsModule, EnrollmentStateModule, QuoteStoreModule],
  controllers: [ApplicationController],
  providers: [ApplicationService, PrefillService, ReceivedAnswersService, SaveApplicationService],
})
export class ApplicationModule {}
