import { Module } from '@nestjs/common';
import { NamedRecordsRepository } from './named-records.repository.ts';

/** Names the records in rows of the audit list and the timelines. */
@Module({ providers: [NamedRecordsRepository], exports: [NamedRecordsRepository] })
export class AuditRecordsModule {}
