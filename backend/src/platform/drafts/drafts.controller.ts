import { Body, Controller, Delete, Get, HttpCode, Param, type PipeTransform, Put } from '@nestjs/common';
import { DRAFT_KEY, isDraftKey } from '#shared/session/drafts';
import { AppError } from '../errors.ts';
import { SignedIn } from '../http/access.ts';
import { Answers, AnswersNothing, AnswersOrNull } from '../http/answers.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { DraftAnswer, KeepDraftBody, KeptDraftAnswer } from './drafts.dto.ts';
import { DraftsRepository } from './drafts.repository.ts';
import { KeepDraftService } from './keep-draft.service.ts';

const DraftKeyPipe: PipeTransform<string, string> = {
  transform: (key) => {
    if (!isDraftKey(key)) {
      throw new AppError('INVALID_INPUT', DRAFT_KEY, { form: [DRAFT_KEY] });
    }
    return key;
  },
};

/** What the caller has typed into a form and not saved yet, on any device. Always the caller's own. */
@Controller('api/account/Drafts')
@SignedIn()
export class DraftsController {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly keepDraft: KeepDraftService,
  ) {}

  /** Null if there is none. */
  @Get(':form')
  @AnswersOrNull(DraftAnswer, 'INVALID_INPUT')
  async find(@CurrentUser() user: SessionUser, @Param('form', DraftKeyPipe) form: string): Promise<DraftAnswer | null> {
    const draft = await this.drafts.find(user, form);
    return draft && { Version: draft.version, SavedAt: draft.savedAt.toISOString(), Content: draft.content };
  }

  /** Keeps it until it is discarded, or for 30 days after its last change. */
  @Put(':form')
  @Answers(KeptDraftAnswer, 'NOT_FOUND', 'STALE_VERSION', 'TOO_LARGE')
  async keep(
    @CurrentUser() user: SessionUser,
    @Param('form', DraftKeyPipe) form: string,
    @Body() body: KeepDraftBody,
  ): Promise<KeptDraftAnswer> {
    const { version, savedAt } = await this.keepDraft.keep(user, form, body);
    return { Version: version, SavedAt: savedAt.toISOString() };
  }

  @Delete(':form')
  @AnswersNothing()
  @HttpCode(204)
  async discard(@CurrentUser() user: SessionUser, @Param('form', DraftKeyPipe) form: string): Promise<void> {
    await this.keepDraft.discard(user, form);
  }
}
