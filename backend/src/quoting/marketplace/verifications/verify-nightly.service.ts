import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NightlyJobs } from '../../../platform/jobs/nightly-jobs.ts';
import { VerifyEnrollmentsService } from './verify-enrollments.service.ts';

@Injectable()
export class VerifyNightlyService implements OnModuleInit {
  constructor(
    private readonly nightly: NightlyJobs,
    private readonly verifyEnrollments: VerifyEnrollmentsService,
  ) {}

  onModuleInit(): void {
    this.nightly.register('verify-enrollments', (stop) => this.verifyEnrollments.verifyAll(stop));
  }
}
