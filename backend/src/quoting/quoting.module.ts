import { Module } from '@nestjs/common';
import { AsItWasService } from './pictures/as-it-was.service.ts';
import { PicturesController } from './pictures/pictures.controller.ts';
import { PicturesRepository } from './pictures/pictures.repository.ts';
import { PicturesService } from './pictures/pictures.service.ts';
import { AdviceBasisService } from './advice/advice-basis.service.ts';
import { AdviceContentService } from './advice/advice-content.service.ts';
import { AdviceController } from './advice/advice.controller.ts';
import { AdviceRepository } from './advice/advice.repository.ts';
import { AdviceService } from './advice/advice.service.ts';
import { BenefitsSummaryController } from './benefits-summary/benefits-summary.controller.ts';
import { BenefitsSummaryService } from './benefits-summary/benefits-summary.service.ts';
import { ComparisonService } from './comparison/comparison.service.ts';
import { ComparisonController } from './comparison/comparison.controller.ts';
import { ComparisonDrawingService } from './comparison/comparison-drawing.service.ts';
import { ConsentLinksController } from './consents/consent-links.controller.ts';
import { ConsentLinksService } from './consents/consent-links.service.ts';
import { ConsentsService } from './consents/consents.service.ts';
import { ConsentDocumentsService } from './consents/consent-documents.service.ts';
import { ConsentsController } from './consents/consents.controller.ts';
import { ConsentsRepository } from './consents/consents.repository.ts';
import { ContractRenewalsController } from './contract-renewals/contract-renewals.controller.ts';
import { ContractRenewalsService } from './contract-renewals/contract-renewals.service.ts';
import { ContributionsController } from './contributions/contributions.controller.ts';
import { ContributionsRepository } from './contributions/contributions.repository.ts';
import { ContributionsService } from './contributions/contributions.service.ts';
import { QuoteActionsService } from './quote-actions/quote-actions.service.ts';
import { EffectiveDateController } from './quote-actions/effective-date.controller.ts';
import { CensusEditing } from './group-census/census-editing.ts';
import { CensusSsn } from './group-census/census-ssn.ts';
import { CensusRepository } from './group-census/census.repository.ts';
import { GroupCensusController } from './group-census/group-census.controller.ts';
import { GroupCensusService } from './group-census/group-census.service.ts';
import { CensusImportService } from './group-census/import/census-import.service.ts';
import { ImportLayoutsRepository } from './group-census/import/import-layouts.repository.ts';
import { PersonFileReader } from './group-census/import/person-file-reader.ts';
import { AssignEnterpriseIdController } from './group-editing/assign-enterprise-id.controller.ts';
import { GroupsService } from './group-editing/groups.service.ts';
import { GroupsController } from './group-editing/groups.controller.ts';
import { GroupsRepository } from './groups/groups.repository.ts';
import { CompanionsRepository } from './household-offers/companions.repository.ts';
import { HouseholdOffersService } from './household-offers/household-offers.service.ts';
import { NetPremiumsController } from './household-offers/net-premiums.controller.ts';
import { HouseholdRelationsService } from './households/household-relations.service.ts';
import { HouseholdMembersService } from './households/household-members.service.ts';
import { EmployeeCostsService } from './ichra/employee-costs.service.ts';
import { IchraController } from './ichra/ichra.controller.ts';
import { IchraRepository } from './ichra/ichra.repository.ts';
import { IchraService } from './ichra/ichra.service.ts';
import { IndividualQuotesService } from './households/individual-quotes.service.ts';
import { TaxCreditService } from './household-offers/tax-credit.service.ts';
import { TwoPlansController } from './two-plans/two-plans.controller.ts';
import { TwoPlansService } from './two-plans/two-plans.service.ts';
import { HouseholdRules } from './households/household-rules.service.ts';
import { IndividualDatesController } from './households/individual-dates.controller.ts';
import { ShortTermLedgerRepository } from './households/short-term-ledger.repository.ts';
import { EstimateSubsidyController } from './household-offers/estimate-subsidy.controller.ts';
import { PlanViewsController } from './list-view/plan-views.controller.ts';
import { PlanViewsRepository } from './list-view/plan-views.repository.ts';
import { PlanViewsService } from './list-view/plan-views.service.ts';
import { QuoteDoctorsController } from './list-view/quote-doctors.controller.ts';
import { QuoteDoctorsService } from './list-view/quote-doctors.service.ts';
import { QuoteMedicinesController } from './list-view/quote-medicines.controller.ts';
import { QuoteMedicinesService } from './list-view/quote-medicines.service.ts';
import { MarketplaceQuotesRepository } from './households/marketplace-quotes.repository.ts';
import { MarketplaceVisitsService } from './marketplace/marketplace-visits.service.ts';
import { MarketplaceController } from './marketplace/marketplace.controller.ts';
import { MarketplaceGateway } from './marketplace/marketplace.gateway.ts';
import { MarketplaceQuotesService } from './marketplace/marketplace-quotes.service.ts';
import { VerifyEnrollmentsService } from './marketplace/verify-enrollments.service.ts';
import { MarketplaceVisitsRepository } from './marketplace/marketplace-visits.repository.ts';
import { FirstDaysController } from './plan-selection/first-days.controller.ts';
import { FirstDaysService } from './plan-selection/first-days.service.ts';
import { OfferedPlansService } from './plan-selection/offered-plans.service.ts';
import { PlanSelectionController } from './plan-selection/plan-selection.controller.ts';
import { SelectedPlansService } from './plan-selection/selected-plans.service.ts';
import { ProposalDrawingService } from './proposals/pdf/proposal-drawing.service.ts';
import { ProposalEmailsService } from './proposals/proposal-emails.service.ts';
import { ProposalsController } from './proposals/proposals.controller.ts';
import { ProposalsRepository } from './proposals/proposals.repository.ts';
import { ProposalsService } from './proposals/proposals.service.ts';
import { QuoteEmailsRepository } from './proposals/quote-emails.repository.ts';
import { QuoteEmailsService } from './proposals/quote-emails.service.ts';
import { ShareAnswersRepository } from './proposals/share-answers.repository.ts';
import { ShareAnswersService } from './proposals/share-answers.service.ts';
import { ShareController } from './proposals/share.controller.ts';
import { StoredProposalsService } from './proposals/stored-proposals.service.ts';
import { QuoteActionsController } from './quote-actions/quote-actions.controller.ts';
import { QuotePremiumsRepository } from './quote-plans/quote-premiums.repository.ts';
import { QuotePricingService } from './quote-plans/quote-pricing.service.ts';
import { SelectionRepository } from './quote-plans/selection.repository.ts';
import { RelatedToQuoteRepository } from './quotes/related-to-quote.repository.ts';
import { QuotesService } from './quotes/quotes.service.ts';
import { QuoteDoctorsRepository } from './quotes/quote-doctors.repository.ts';
import { QuoteMedicinesRepository } from './quotes/quote-medicines.repository.ts';
import { QuoteRecords } from './quotes/quote-records.service.ts';
import { ClaimQuoteService } from './quotes/claim-quote.service.ts';
import { Quotes } from './quotes/quotes.repository.ts';
import { ExpireQuotesService } from './quotes/expire-quotes.service.ts';
import { ExpiringQuotesRepository } from './quotes/expiring-quotes.repository.ts';
import { MoveQuoteService } from './quotes/move-quote.service.ts';
import { RecountBooksService } from './quotes/recount-books.service.ts';
import { QuotesController } from './quotes/quotes.controller.ts';
import { RenewalPlansService } from './renewal-plans/renewal-plans.service.ts';
import { RenewalsRepository } from './renewal-plans/renewals.repository.ts';
import { PassiveRenewalsRepository } from './renewals/passive/passive-renewals.repository.ts';
import { PassiveRenewalsService } from './renewals/passive/passive-renewals.service.ts';
import { PassiveSelectionService } from './renewals/passive/passive-selection.service.ts';
import { RenewalsController } from './renewals/renewals.controller.ts';
import { RenewalsService } from './renewals/renewals.service.ts';
import { RenewedContractsRepository } from './households/renewed-contracts.repository.ts';
import { ScenariosController } from './comparison/scenarios.controller.ts';
import { ScenariosRepository } from './comparison/scenarios.repository.ts';
import { ScenariosService } from './comparison/scenarios.service.ts';

/** From an employer, or a household, to priced plans. */
@Module({
  controllers: [
    AdviceController,
    AssignEnterpriseIdController,
    BenefitsSummaryController,
    ComparisonController,
    ConsentLinksController,
    ConsentsController,
    ContractRenewalsController,
    ContributionsController,
    EffectiveDateController,
    EstimateSubsidyController,
    FirstDaysController,
    GroupCensusController,
    GroupsController,
    IchraController,
    IndividualDatesController,
    MarketplaceController,
    NetPremiumsController,
    PicturesController,
    PlanSelectionController,
    PlanViewsController,
    ProposalsController,
    QuoteActionsController,
    QuoteDoctorsController,
    QuoteMedicinesController,
    QuotesController,
    RenewalsController,
    ScenariosController,
    ShareController,
    TwoPlansController,
  ],
  providers: [
    AdviceBasisService,
    AdviceContentService,
    AdviceRepository,
    AdviceService,
    AsItWasService,
    BenefitsSummaryService,
    CensusEditing,
    CensusImportService,
    CensusRepository,
    CensusSsn,
    ClaimQuoteService,
    CompanionsRepository,
    ComparisonDrawingService,
    ComparisonService,
    ConsentDocumentsService,
    ConsentLinksService,
    ConsentsRepository,
    ConsentsService,
    ContractRenewalsService,
    ContributionsRepository,
    ContributionsService,
    EmployeeCostsService,
    ExpireQuotesService,
    ExpiringQuotesRepository,
    FirstDaysService,
    GroupCensusService,
    GroupsRepository,
    GroupsService,
    HouseholdMembersService,
    HouseholdOffersService,
    HouseholdRelationsService,
    HouseholdRules,
    IchraRepository,
    IchraService,
    ImportLayoutsRepository,
    IndividualQuotesService,
    MarketplaceGateway,
    MarketplaceQuotesRepository,
    MarketplaceQuotesService,
    MarketplaceVisitsRepository,
    MarketplaceVisitsService,
    MoveQuoteService,
    OfferedPlansService,
    PicturesRepository,
    PicturesService,
    PassiveRenewalsRepository,
    PassiveRenewalsService,
    PassiveSelectionService,
    PersonFileReader,
    PlanViewsRepository,
    PlanViewsService,
    ProposalDrawingService,
    ProposalEmailsService,
    ProposalsRepository,
    ProposalsService,
    QuoteActionsService,
    QuoteDoctorsRepository,
    QuoteDoctorsService,
    QuoteMedicinesRepository,
    QuoteMedicinesService,
    QuoteEmailsRepository,
    QuoteEmailsService,
    QuotePremiumsRepository,
    QuotePricingService,
    QuoteRecords,
    Quotes,
    QuotesService,
    RecountBooksService,
    RelatedToQuoteRepository,
    RenewalPlansService,
    RenewalsRepository,
    RenewalsService,
    RenewedContractsRepository,
    ScenariosRepository,
    ScenariosService,
    SelectedPlansService,
    SelectionRepository,
    ShareAnswersRepository,
    ShareAnswersService,
    ShortTermLedgerRepository,
    StoredProposalsService,
    TaxCreditService,
    TwoPlansService,
    VerifyEnrollmentsService,
  ],
  exports: [
    CensusRepository,
    CensusSsn,
    ClaimQuoteService,
    ConsentsService,
    GroupsRepository,
    GroupsService,
    HouseholdMembersService,
    HouseholdOffersService,
    HouseholdRules,
    IndividualQuotesService,
    MarketplaceGateway,
    MarketplaceQuotesRepository,
    MarketplaceQuotesService,
    MarketplaceVisitsService,
    MoveQuoteService,
    PassiveRenewalsService,
    PassiveSelectionService,
    PersonFileReader,
    QuoteActionsService,
    QuoteDoctorsRepository,
    QuoteEmailsService,
    QuoteMedicinesRepository,
    QuotePremiumsRepository,
    QuoteRecords,
    Quotes,
    QuotesService,
    RenewalPlansService,
    RenewalsRepository,
    RenewedContractsRepository,
    SelectedPlansService,
    SelectionRepository,
  ],
})
export class QuotingModule {}
