import { Body, Controller, Get, Headers, HttpCode, Injectable, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  EligibilityQuestion,
  MarketplaceEnrollment,
  MarketplaceVisit,
  VerificationQuestion,
} from '#shared/marketplace/marketplace-payload';
import type { Verification } from '#shared/marketplace/marketplace.record';
import { Env } from '../../platform/config/env.ts';
import { AppError, ERROR_STATUS } from '../../platform/errors.ts';
import { Machine } from '../../platform/http/access.ts';
import { enteredIn, isWebAddress, sendPage } from '../sandbox-page.ts';
import { SandboxGuard } from '../sandbox.guard.ts';
import { applyPage, CONSUMER_FIELD, returnAddress, UNKNOWN_CONSUMER } from './apply-page.ts';
import { NAMED_CONSUMERS } from './named-consumers.ts';
import { SandboxMarketplaceService } from './sandbox-marketplace.service.ts';
import type { SandboxVisit } from './sandbox-marketplace.table.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visit to the sandbox whose token is in the address. */
    sandboxVisit?: SandboxVisit;
  }
}

@Injectable()
export class SandboxMarketplaceGuard extends SandboxGuard {
  constructor(
    env: Env,
    private readonly marketplace: SandboxMarketplaceService,
  ) {
    super(env, env.marketplaceToken);
  }

  protected override async findPage(request: FastifyRequest, token: string): Promise<boolean> {
    request.sandboxVisit = (await this.marketplace.find(token)) ?? undefined;
    return request.sandboxVisit !== undefined;
  }
}

const SEE_OTHER = 303;
const NO_SUCH_CONSUMER = 'No visit ended with this consumer.';
const NO_SUCH_ENROLLMENT = 'This consumer was not enrolled.';

/**
 * The federal marketplace, simulated by this server: not part of the product's API. Its calls and its page are documented in
 * docs/marketplace-sandbox.md. The token of a page is its only key, as at the marketplace's own site.
 */
@Controller('api/sandbox/marketplace')
@ApiExcludeController()
@Machine()
@UseGuards(SandboxMarketplaceGuard)
export class SandboxMarketplaceController {
  constructor(private readonly marketplace: SandboxMarketplaceService) {}

  @Post('visits')
  @HttpCode(200)
  async open(@Body() body: unknown): Promise<{ Token: string }> {
    const visit = sent<MarketplaceVisit>(body, ['Reference', 'UserName', 'NpnNumber', 'ReturnUrl']);
    if (!isWebAddress(visit.ReturnUrl)) {
      throw new AppError('INVALID_INPUT', 'ReturnUrl must begin with https://.');
    }
    return { Token: await this.marketplace.open(visit) };
  }

  @Post('eligibility')
  async eligibility(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const question = sent<EligibilityQuestion>(body, ['ConsumerId'], ['References']);
    const answer = await this.marketplace.eligibility(question);
    if (answer === null) {
      throw new AppError('NOT_FOUND', NO_SUCH_CONSUMER);
    }
    reply.status(200).type('application/json; charset=utf-8');
    reply.send(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }

  @Post('enrollments')
  async enroll(
    @Headers('idempotency-key') key: string | undefined,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const enrollment = sent<MarketplaceEnrollment>(
      body,
      ['ConsumerId', 'Reference', 'NpnNumber', 'HiosPlanId', 'EffectiveDate'],
      ['Applicants'],
    );
    if (!key) {
      throw new AppError('INVALID_INPUT', 'An enrollment needs an Idempotency-Key.');
    }
    const answer = await this.marketplace.enroll(key, enrollment);
    if (answer === null) {
      throw new AppError('NOT_FOUND', NO_SUCH_CONSUMER);
    }
    reply
      .status('refusal' in answer ? ERROR_STATUS.RULE_BROKEN : 200)
      .send('refusal' in answer ? answer.refusal : answer.enrolled);
  }

  @Post('verifications')
  @HttpCode(200)
  async verify(@Body() body: unknown): Promise<Verification> {
    const verification = await this.marketplace.verify(sent<VerificationQuestion>(body, ['ConsumerId', 'Reference']));
    if (verification === null) {
      throw new AppError('NOT_FOUND', NO_SUCH_ENROLLMENT);
    }
    return verification;
  }

  @Get('apply/:token')
  page(@Req() { sandboxVisit }: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPage(reply, 200, applyPage(sandboxVisit!, { consumerId: '', problem: null }));
  }

  @Post('apply/:token')
  async complete(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const visit = request.sandboxVisit!;
    const consumerId = await enteredIn(request, CONSUMER_FIELD);
    if (visit.consumerId === null && !NAMED_CONSUMERS.has(consumerId)) {
      sendPage(reply, ERROR_STATUS.RULE_BROKEN, applyPage(visit, { consumerId, problem: UNKNOWN_CONSUMER }));
      return;
    }
    reply.redirect(returnAddress(visit.returnUrl, await this.marketplace.complete(visit, consumerId)), SEE_OTHER);
  }
}

/** @throws INVALID_INPUT */
function sent<Payload extends object>(
  body: unknown,
  texts: readonly (keyof Payload & string)[],
  lists: readonly (keyof Payload & string)[] = [],
): Payload {
  const payload = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const hasTexts = texts.every((name) => typeof payload[name] === 'string' && payload[name] !== '');
  if (!hasTexts || !lists.every((name) => Array.isArray(payload[name]))) {
    throw new AppError('INVALID_INPUT', `The call needs ${[...texts, ...lists].join(', ')}.`);
  }
  return payload as Payload;
}
