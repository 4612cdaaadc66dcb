import { Header } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { DEMOGRAPHICS } from '#shared/enrollment/enrollment.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { DemographicsService } from './demographics.service.ts';
import { readFileRequest } from './file-request.ts';
import { SaveMembersService } from './save-members.service.ts';

const FILE_FORM = {
  type: 'object',
  properties: {
    quoteId: { type: 'integer' },
    file: { type: 'string', format: 'binary' },
    commit: { type: 'boolean' },
    stamp: { type: 'string' },
  },
} as const;

@Serves(DEMOGRAPHICS)
export class DemographicsController implements Serving<typeof DEMOGRAPHICS> {
  constructor(
    private readonly demographics: DemographicsService,
    private readonly saveMembers: SaveMembersService,
  ) {}

  @Header('Cache-Control', 'no-store')
  list({ user, quoteId }: Asked<typeof DEMOGRAPHICS.list>) {
    return this.demographics.list(user, quoteId);
  }

  save({ user, quoteId, body }: Asked<typeof DEMOGRAPHICS.save>) {
    return this.saveMembers.save(user, quoteId, body);
  }

  confirm({ user, quoteId, body }: Asked<typeof DEMOGRAPHICS.confirm>) {
    return this.demographics.confirm(user, quoteId, body);
  }

  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FILE_FORM })
  async import({ user, request }: Asked<typeof DEMOGRAPHICS.import>) {
    return this.saveMembers.import(user, await readFileRequest(request));
  }
}
