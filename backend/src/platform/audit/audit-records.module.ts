import { Module } from '@nestjs/common';
import { NamedRecordsRepository } from './named-records.repository.ts';

/** What the audit list and the timelines need to name the records that rows are about. */
@Module({ providers: [NamedRecordsRepository], exports: [NamedRecordsRepository] })
export class AuditRecordsModule {}
