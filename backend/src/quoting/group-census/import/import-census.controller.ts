import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { IMPORT_CENSUS } from '#shared/census/import/import-census.calls';
import { PREVIEW_TEXT } from '#shared/census/import/import.record';
import { type Asked, Reads, Serves, type Serving } from '../../../platform/http/serving.ts';
import { AddAllMembersService } from './add-all-members.service.ts';
import { classOf } from '../../../platform/http/body-of.ts';
import { readImportRequest } from './import-request.ts';
import { MembersPipe } from './members-pipe.ts';
import { PreviewImportService } from './preview-import.service.ts';

@Serves(IMPORT_CENSUS)
export class ImportCensusController implements Serving<typeof IMPORT_CENSUS> {
  constructor(
    private readonly previewImport: PreviewImportService,
    private readonly addAllMembers: AddAllMembersService,
  ) {}

  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: classOf(PREVIEW_TEXT) })
  async preview({ user, quoteId, request }: Asked<typeof IMPORT_CENSUS.preview>) {
    return this.previewImport.preview(user, quoteId, await readImportRequest(request));
  }

  @Reads({ body: MembersPipe })
  addAll({ user, quoteId, query, body: members }: Asked<typeof IMPORT_CENSUS.addAll>) {
    return this.addAllMembers.addAll(user, quoteId, members, query);
  }
}
