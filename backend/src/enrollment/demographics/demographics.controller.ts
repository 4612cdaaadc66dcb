import { Header } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { DEMOGRAPHICS } from '#shared/enrollment/enrollment.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ConfirmDemographicsService } from './confirm-demographics.service.ts';
import { DemographicsService } from './demographics.service.ts';
import { readFileRequest } from './import/file-request.ts';
import { ImportFileService } from './import/import-file.service.ts';
import { SaveMemberService } from './members/save-member.service.ts';

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
    private readonly saveMember: SaveMemberService,
    private readonly confirmDemographics: ConfirmDemographicsService,
    private readonly importFile: ImportFileService,
  ) {}

  @Header('Cache-Control', 'no-store')
  list({ user, quoteId }: Asked<typeof DEMOGRAPHICS.list>) {
    return this.demographics.list(user, quoteId);
  }

  save({ user, quoteId, body }: Asked<typeof DEMOGRAPHICS.save>) {
    return this.saveMember.save(user, quoteId, body);
  }

  confirm({ user, quoteId, body }: Asked<typeof DEMOGRAPHICS.confirm>) {
    return this.confirmDemographics.confirm(user, quoteId, body);
  }

  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FILE_FORM })
  async import({ user, request }: Asked<typeof DEMOGRAPHICS.import>) {
    return this.importFile.import(user, await readFileRequest(request));
  }
}
