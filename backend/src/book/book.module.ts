import { Module } from '@nestjs/common';
import { QuotingModule } from '../quoting/quoting.module.ts';
import { EnrollmentModule } from '../enrollment/enrollment.module.ts';
import { BooksRepository } from './books/books.repository.ts';
import { NotedCallsController } from './calls/noted-calls.controller.ts';
import { NotedCallsRepository } from './calls/noted-calls.repository.ts';
import { NotedCallsService } from './calls/noted-calls.service.ts';
import { ContractDetailsController } from './contract-details/contract-details.controller.ts';
import { ContractDetailsService } from './contract-details/contract-details.service.ts';
import { InvoicesController } from './contract-details/invoices.controller.ts';
import { ContractsRepository } from './contracts/contracts.repository.ts';
import { ContractsService } from './contracts/contracts.service.ts';
import { VisibleContractsRepository } from './contracts/visible-contracts.repository.ts';
import { CountActionsRepository } from './daily-actions/count-actions.repository.ts';
import { DailyActionsController } from './daily-actions/daily-actions.controller.ts';
import { DailyActionsService } from './daily-actions/daily-actions.service.ts';
import { ListActionsRepository } from './daily-actions/list-actions.repository.ts';
import { YearChangesController } from './daily-actions/year-changes.controller.ts';
import { YearChangesRepository } from './daily-actions/year-changes.repository.ts';
import { YearChangesService } from './daily-actions/year-changes.service.ts';
import { FollowUpAnswersService } from './follow-ups/follow-up-answers.service.ts';
import { FollowUpRemindersService } from './follow-ups/follow-up-reminders.service.ts';
import { FollowUpsController } from './follow-ups/follow-ups.controller.ts';
import { FollowUpsRepository } from './follow-ups/follow-ups.repository.ts';
import { FollowUpsService } from './follow-ups/follow-ups.service.ts';
import { ProofClearingService } from './follow-ups/proof-clearing.service.ts';
import { ProofLinksService } from './follow-ups/proof-links.service.ts';
import { ProofPageService } from './follow-ups/proof-page.service.ts';
import { ProofsController } from './follow-ups/proofs.controller.ts';
import { ProofsRepository } from './follow-ups/proofs.repository.ts';
import { SendProofsService } from './follow-ups/send-proofs.service.ts';
import { GroupBookController } from './groups/group-book.controller.ts';
import { GroupBookRepository } from './groups/group-book.repository.ts';
import { GroupBookService } from './groups/group-book.service.ts';
import { RetrieveCsvController } from './groups/retrieve-csv.controller.ts';
import { BookSearchesRepository } from './individuals/book-searches.repository.ts';
import { IndividualBookController } from './individuals/individual-book.controller.ts';
import { IndividualBookRepository } from './individuals/individual-book.repository.ts';
import { IndividualBookService } from './individuals/individual-book.service.ts';
import { PcpChangesRepository } from './pcp-changes/pcp-changes.repository.ts';
import { PcpChangesService } from './pcp-changes/pcp-changes.service.ts';
import { BookRenewalsService } from './renewals/book-renewals.service.ts';
import { CarryContractService } from './renewals/carry-contract.service.ts';
import { ContractRenewalStateController } from './renewals/contract-renewal-state.controller.ts';
import { RenewableContractsRepository } from './renewals/renewable-contracts.repository.ts';

/** An agent's book of business: groups, individuals and Medicare, what to do today, single contracts, and their renewal. */
@Module({
  imports: [EnrollmentModule, QuotingModule],
  controllers: [
    ContractDetailsController,
    ContractRenewalStateController,
    DailyActionsController,
    FollowUpsController,
    GroupBookController,
    IndividualBookController,
    InvoicesController,
    NotedCallsController,
    ProofsController,
    RetrieveCsvController,
    YearChangesController,
  ],
  providers: [
    BookRenewalsService,
    BookSearchesRepository,
    BooksRepository,
    CarryContractService,
    ContractDetailsService,
    ContractsRepository,
    ContractsService,
    CountActionsRepository,
    DailyActionsService,
    FollowUpAnswersService,
    FollowUpRemindersService,
    FollowUpsRepository,
    FollowUpsService,
    GroupBookRepository,
    GroupBookService,
    IndividualBookRepository,
    IndividualBookService,
    ListActionsRepository,
    NotedCallsRepository,
    NotedCallsService,
    PcpChangesRepository,
    PcpChangesService,
    ProofClearingService,
    ProofLinksService,
    ProofPageService,
    ProofsRepository,
    RenewableContractsRepository,
    SendProofsService,
    VisibleContractsRepository,
    YearChangesRepository,
    YearChangesService,
  ],
})
export class BookModule {}
