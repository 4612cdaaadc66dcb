import { Module } from '@nestjs/common';
import { GroupsRepository } from './groups.repository.ts';
import { GroupsService } from './groups.service.ts';

/** Reads groups, for every feature that works on one. */
@Module({
  providers: [GroupsRepository, GroupsService],
  exports: [GroupsRepository, GroupsService],
})
export class GroupsModule {}
