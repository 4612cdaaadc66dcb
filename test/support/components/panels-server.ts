import type {
  EnrollingMember,
  EnrollmentPageResponse,
  SavedMembersResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { isoDate } from '#shared/dates/iso-date';
import { panelsOf } from '#shared/individual-enrollment/panels';
import { answersSaved } from '#shared/individual-enrollment/questions';
import { maskSsn } from '#shared/formats/ssn';
import { buildIndividualQuote } from '../shared/households.ts';
import { buildEnrollmentPage } from '../shared/enrollment-pages.ts';
import { NO_CONSENTS } from '../shared/marketplace-pages.ts';

export interface Call {
  method: string;
  path: string;
  body: Record<string, unknown> & { Members?: Partial<EnrollingMember>[]; AnswersVersion?: number };
}

/** What a call answers: JSON with status 200, or a refusal. */
type Answer = { status: number; body: unknown };

/** One applicant off the marketplace, complete but for the questions. */
export const startedPage = (given: Partial<EnrollmentPageResponse> = {}): EnrollmentPageResponse =>
  buildEnrollmentPage({
    Quote: buildIndividualQuote({ Status: 'Enrolling', QuoteStatus: 'Enrolling', CanEdit: false }),
    MedicalPlan: { PlanId: 1, PlanDisplayName: 'Gold PPO', ProviderNetworkType: 'PPO', MetalTier: 'Gold' },
    AnswersVersion: 0,
    CanSubmit: false,
    SubmitProblem: 'Complete these before you submit: Eligibility.',
    ...given,
  });

/** The API of the page: stores what is sent, and answers what is missing by the product's own rules. */
export class PanelsServer {
  page: EnrollmentPageResponse;
  readonly calls: Call[] = [];
  /** Answers instead of the call, when it returns something. */
  refuse: (call: Call) => Answer | null = () => null;

  constructor(page: EnrollmentPageResponse) {
    this.page = this.withPanels(page);
  }

  saves(): Call[] {
    return this.calls.filter(({ method }) => method !== 'GET');
  }

  addDocument(document: EnrollmentPageResponse['Documents'][number]): void {
    this.page = this.withPanels({ ...this.page, Documents: [...this.page.Documents, document] });
  }

  fetch = (path: string, init: RequestInit = {}): Promise<Response> => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {};
    const call = { method: init.method ?? 'GET', path, body };
    this.calls.push(call);
    const { status, body: answered } = this.refuse(call) ?? { status: 200, body: this.answer(call) };
    return Promise.resolve(new Response(JSON.stringify(answered), { status }));
  };

  private answer({ path, body }: Call): unknown {
    if (path.includes('postShorttermHealthInformation')) {
      return this.saveAnswers(body);
    }
    if (path.includes('PutIndividualenrollment')) {
      return this.saveMembers(body.Members!);
    }
    if (path.includes('UnlinkDocument')) {
      this.page = this.withPanels({ ...this.page, Documents: [] });
      return { Message: 'Document successfully deleted.' };
    }
    if (path.includes('SelectedPlans')) {
      return { Plans: [], Problems: [], Warnings: [], PricedAt: null };
    }
    if (path.includes('/individual/consents/')) {
      return NO_CONSENTS;
    }
    if (path.includes('/individual/enroll/')) {
      return null;
    }
    return path.includes('GetIndividualEnrollment') ? this.page : this.page.Quote;
  }

  private saveAnswers({ AnswersVersion: _version, QuoteId: _quote, ...answers }: Call['body']): unknown {
    const mergedInto = (stored: object) =>
      Object.fromEntries(
        Object.entries(stored).map(([name, value]) => [name, name in answers ? answers[name] : value]),
      );
    this.page = this.withPanels({
      ...this.page,
      Eligibility: mergedInto(this.page.Eligibility) as EnrollmentPageResponse['Eligibility'],
      Health: mergedInto(this.page.Health) as EnrollmentPageResponse['Health'],
      AnswersVersion: this.page.AnswersVersion + 1,
    });
    const { Eligibility, Health, AnswersVersion } = this.page;
    return { Eligibility, Health, AnswersVersion, Message: answersSaved(answers), ...this.progress() };
  }

  private saveMembers(sent: Partial<EnrollingMember>[]): SavedMembersResponse {
    const Members = this.page.Members.map((stored) => {
      const changes = sent.find(({ Id }) => Id === stored.Id)!;
      const SSN = changes.SSN ? maskSsn(changes.SSN) : stored.SSN;
      return { ...stored, ...changes, SSN, Version: stored.Version + 1 };
    });
    this.page = this.withPanels({ ...this.page, Members });
    return { Members, Problems: [], Message: 'Member information successfully saved.', ...this.progress() };
  }

  private progress() {
    const { Panels, AmountDue, CanSubmit, SubmitProblem, Quote } = this.page;
    return { Status: Quote.Status, Version: Quote.Version + 1, Panels, AmountDue, CanSubmit, SubmitProblem };
  }

  private withPanels(page: EnrollmentPageResponse): EnrollmentPageResponse {
    const { Individual, EffectiveDate, Status } = page.Quote;
    const facts = {
      planType: Individual.IndividualPlanType,
      isFfm: Individual.IsFfm,
      effectiveDate: EffectiveDate,
      today: isoDate('2026-11-23'),
      network: page.MedicalPlan?.ProviderNetworkType ?? null,
      isCatastrophic: page.MedicalPlan?.MetalTier === 'Catastrophic',
      rated: { countyFips: '26081', county: 'Kent' },
      enrollmentType: Individual.EnrollmentType,
      qualifyingEvent: Individual.QualifyingEventReason,
    };
    const entered = {
      members: page.Members,
      hasMemberInfo: true,
      eligibility: page.Eligibility,
      health: page.Health,
      documents: page.Documents.length,
    };
    return { ...page, Panels: Status === 'Quoting' ? [] : panelsOf(entered, facts) };
  }
}
