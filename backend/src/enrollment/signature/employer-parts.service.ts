import { Injectable } from '@nestjs/common';
import type { EmployerApplication, EmployerSteps, SaveAsEmployer } from '#shared/enrollment/employer-signature.record';
import { ALREADY_ANSWERED, APPLICATION_CLOSED, factsForEmployer } from '#shared/enrollment/employer-signing';
import { answeredApplication } from '#shared/enrollment/application/coupled-answers';
import { ENROLLMENT_SECTION_NAMES, isCompleted } from '#shared/enrollment/enrollment-sections';
import type { LinkAccess } from '#shared/links/link.record';
import { AppError } from '../../platform/errors.ts';
import { asHolder } from '../../platform/links/link-codes.service.ts';
import { LinksRepository } from '../../platform/links/links.repository.ts';
import { ApplicationService } from '../application/application.service.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import { EligibleEmployeesService } from './eligible-employees.service.ts';
import { isUnsubmitted } from './employer-link.ts';
import { EmployerLinksService, type EnteredEmployer } from './employer-links.service.ts';

/** What an employer does with a link before signing: the application, saved where the agent saves it. */
@Injectable()
export class EmployerPartsService {
  constructor(
    private readonly door: EmployerLinksService,
    private readonly links: LinksRepository,
    private readonly application: ApplicationService,
    private readonly state: EnrollmentStateService,
    private readonly eligible: EligibleEmployeesService,
  ) {}

  /** null: there is nothing to do with this link any more. */
  async describe(entered: EnteredEmployer): Promise<EmployerSteps | null> {
    const { link } = entered;
    if (!isUnsubmitted(link)) {
      return null;
    }
    const { SavedBefore, Problems } = await this.read(entered);
    const sections = await this.state.find(link.quote);
    const isAgents = (name: (typeof ENROLLMENT_SECTION_NAMES)[number]) =>
      !isCompleted(sections[name]) && (name !== 'Application' || (SavedBefore && Problems.length === 0));
    return {
      IsClosed: (await this.problem(entered)) !== null,
      IsSaved: SavedBefore,
      Missing: Problems.length,
      AgentsParts: ENROLLMENT_SECTION_NAMES.filter(isAgents),
      Eligible: await this.eligible.describe(link.quote, link),
    };
  }

  /** @throws as EmployerLinksService.enter; WRONG_STATE once it is signed or closed */
  async findApplication(access: LinkAccess): Promise<EmployerApplication> {
    const entered = await this.door.enter(access);
    await this.assertOpen(entered);
    return this.read(entered);
  }

  /**
   * Complete or not.
   * @throws as EmployerLinksService.enter; WRONG_STATE once it is signed or closed; STALE_VERSION when the agent saved since; TOO_LARGE
   */
  async saveApplication({ Token, Code, ...answers }: SaveAsEmployer): Promise<EmployerApplication> {
    const entered = await this.door.enter({ Token, Code });
    await this.assertOpen(entered);
    const { link, maker } = entered;
    await asHolder(
      this.application.saveAsEmployer(maker, link.quote.id, answers, {
        assertOpen: async (tx) => void (await this.door.assertOpen(tx, link)),
        noteSaved: (tx) => this.links.noteSaved(tx, link),
      }),
    );
    return this.read(entered);
  }

  /** Without the agent's part, and without what is known about other groups. */
  private async read({ link, maker }: EnteredEmployer): Promise<EmployerApplication> {
    const {
      QuoteId: _quoteId,
      BypassMemberEnrollment,
      BypassSupportDocument,
      EarlierQuote: _earlierQuote,
      EditProblem: _editProblem,
      MayBypassDocuments: _mayBypass,
      ...application
    } = await this.application.find(maker, link.quote.id);
    const Facts = factsForEmployer(application.Facts);
    const answers = { ...application, BypassMemberEnrollment, BypassSupportDocument };
    const { PrimaryGroup, SubGroups, Problems } = answeredApplication(answers, Facts);
    return { ...application, Facts, PrimaryGroup, SubGroups, Problems };
  }

  private async problem({ link, maker }: EnteredEmployer): Promise<string | null> {
    if (link.answeredAt || link.declinedAt) {
      return ALREADY_ANSWERED;
    }
    return (await this.state.problem(maker, link.quote, 'Application')) === null ? null : APPLICATION_CLOSED;
  }

  /** @throws WRONG_STATE */
  private async assertOpen(entered: EnteredEmployer): Promise<void> {
    const problem = await this.problem(entered);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }
}
