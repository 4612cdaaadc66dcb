import type { PipeTransform } from '@nestjs/common';
import { DRAFTS } from '#shared/session/account.calls';
import { DRAFT_KEY, isDraftKey } from '#shared/session/draft.record';
import { AppError } from '../errors.ts';
import { type Asked, Reads, Serves, type Serving } from '../http/serving.ts';
import { DraftsRepository } from './drafts.repository.ts';
import { DraftsService } from './drafts.service.ts';

const DraftKeyPipe: PipeTransform<string, string> = {
  transform: (key) => {
    if (!isDraftKey(key)) {
      throw new AppError('INVALID_INPUT', DRAFT_KEY, { form: [DRAFT_KEY] });
    }
    return key;
  },
};

@Serves(DRAFTS)
export class DraftsController implements Serving<typeof DRAFTS> {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly service: DraftsService,
  ) {}

  @Reads({ form: DraftKeyPipe })
  async find({ user, form }: Asked<typeof DRAFTS.find>) {
    const draft = await this.drafts.find(user, form);
    return draft && { Version: draft.version, SavedAt: draft.savedAt.toISOString(), Content: draft.content };
  }

  @Reads({ form: DraftKeyPipe })
  async keep({ user, form, body }: Asked<typeof DRAFTS.keep>) {
    const { version, savedAt } = await this.service.keep(user, form, body);
    return { Version: version, SavedAt: savedAt.toISOString() };
  }

  @Reads({ form: DraftKeyPipe })
  async discard({ user, form }: Asked<typeof DRAFTS.discard>) {
    await this.service.discard(user, form);
  }
}
