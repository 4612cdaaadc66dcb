import { Body, Controller, Headers, Injectable, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Env } from '../../platform/config/env.ts';
import { AppError, ERROR_STATUS } from '../../platform/errors.ts';
import { Machine } from '../../platform/http/access.ts';
import { SandboxGuard } from '../sandbox.guard.ts';
import { fieldsOf } from './carrier-checks.ts';
import { type SandboxAnswer, SandboxCarrierService } from './sandbox-carrier.service.ts';

/** A system without pages. */
@Injectable()
class SandboxCarrierGuard extends SandboxGuard {
  constructor(env: Env) {
    super(env, env.carrierToken);
  }
}

/**
 * The carrier's core system, simulated by this server: not part of the product's API. Its calls are documented in docs/carrier-sandbox.md.
 */
@Controller('api/sandbox/carrier')
@ApiExcludeController()
@Machine()
@UseGuards(SandboxCarrierGuard)
export class SandboxCarrierController {
  constructor(private readonly carrier: SandboxCarrierService) {}

  /** Answers 200 when the group is installed, now or earlier with this key, and 422 with Code and Message when it is refused. */
  @Post('groups')
  async group(
    @Headers('idempotency-key') key: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.carrier.installGroup(keyOf(key), fieldsOf(body)));
  }

  /** Same for a member of a group that was installed under this reference. */
  @Post('groups/:reference/members')
  async member(
    @Headers('idempotency-key') key: string,
    @Param('reference') reference: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.carrier.installMember(keyOf(key), reference, fieldsOf(body)));
  }

  /** Answers 200 with the contract's id when the application of a household is accepted, now or earlier with this key. */
  @Post('applications')
  async application(
    @Headers('idempotency-key') key: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.carrier.acceptApplication(keyOf(key), fieldsOf(body)));
  }

  /** Answers 200 when the member has the provider, now or earlier with this key. */
  @Post('pcp-changes')
  async pcpChange(
    @Headers('idempotency-key') key: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.carrier.changePcp(keyOf(key), fieldsOf(body)));
  }
}

/** @throws INVALID_INPUT without a key: a carrier that cannot recognize a repeat would install twice */
function keyOf(key: string | undefined): string {
  if (!/^[\w-]{8,80}$/.test(key ?? '')) {
    throw new AppError('INVALID_INPUT', 'An Idempotency-Key of 8 to 80 letters, digits and hyphens is needed.');
  }
  return key!;
}

const send = (reply: FastifyReply, { isInstalled, body }: SandboxAnswer): FastifyReply =>
  reply.status(isInstalled ? 200 : ERROR_STATUS.RULE_BROKEN).send(body);
