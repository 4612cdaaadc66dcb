import { RATE_DRAFTS } from '#shared/rate-drafts/rate-drafts.calls';
import { readUploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { Lists } from '../../platform/http/lists.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { RATE_FILE_UPLOAD } from './draft-file.ts';
import { DraftGroupsListService } from './draft-groups-list.service.ts';
import { RateDraftsService } from './rate-drafts.service.ts';
import { RehearseGroupsService } from './rehearse-groups.service.ts';

@Serves(RATE_DRAFTS)
export class RateDraftsController implements Serving<typeof RATE_DRAFTS> {
  constructor(
    private readonly drafts: RateDraftsService,
    private readonly groups: DraftGroupsListService,
    private readonly rehearsal: RehearseGroupsService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof RATE_DRAFTS.list>) {
    return this.lists.page(this.drafts, query, reply);
  }

  find({ id }: Asked<typeof RATE_DRAFTS.find>) {
    return this.drafts.find(id);
  }

  listGroups({ query, reply }: Asked<typeof RATE_DRAFTS.listGroups>) {
    return this.lists.page(this.groups, query, reply);
  }

  exportGroups({ query, reply }: Asked<typeof RATE_DRAFTS.exportGroups>) {
    return this.lists.file(this.groups, query, reply);
  }

  load({ user, request }: Asked<typeof RATE_DRAFTS.load>) {
    return this.drafts.load(user, () => readUploadedFile(request, RATE_FILE_UPLOAD));
  }

  price({ user, id, body: { Version } }: Asked<typeof RATE_DRAFTS.price>) {
    return this.rehearsal.start(user, id, Version);
  }

  publish({ user, id, body: { Version } }: Asked<typeof RATE_DRAFTS.publish>) {
    return this.drafts.publish(user, id, Version);
  }

  discard({ user, id, body: { Version } }: Asked<typeof RATE_DRAFTS.discard>) {
    return this.drafts.discard(user, id, Version);
  }
}
