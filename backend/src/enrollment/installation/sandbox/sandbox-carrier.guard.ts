import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/config/env.ts';
import { SandboxGuard } from '../../../platform/sandbox/sandbox.guard.ts';

/** A system without pages. */
@Injectable()
export class SandboxCarrierGuard extends SandboxGuard {
  constructor(env: Env) {
    super(env, env.carrierToken);
  }
}
