import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { CarrierApplication } from '#shared/installation/carrier-application';
import type { CarrierPcpChange } from '#shared/installation/carrier-pcp-change';
import type { CarrierGroup, CarrierMember } from '#shared/installation/carrier-payload';
import { Env } from '../../../platform/config/env.ts';
import { ownAddress } from '../../../platform/http/own-address.ts';
import {
  CARRIER_DOWN,
  CARRIER_REFUSED_TOKEN,
  CARRIER_SILENT,
  type CarrierAnswer,
  CarrierUnavailable,
  withoutPersonalData,
} from './carrier-answer.ts';

/** The body of every answer of the carrier system. */
interface CarrierBody {
  TransactionId?: unknown;
  GroupNumber?: unknown;
  ContractId?: unknown;
  Code?: unknown;
  Message?: unknown;
}

const REFUSED = 422;
const KEPT_OUT = [401, 403];
const NUMBER = /^[A-Za-z0-9-]{1,20}$/;

/** The only class that calls the carrier's core system; its sandbox answers the same calls over the same HTTP. */
@Injectable()
export class CarrierGateway {
  constructor(
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {}

  /** @param key idempotency key: a repeat gets the first answer. @throws CarrierUnavailable */
  installGroup(key: string, group: CarrierGroup): Promise<CarrierAnswer> {
    return this.send('groups', key, group);
  }

  /** A member of a group that was installed under this reference. @throws CarrierUnavailable */
  installMember(key: string, groupReference: string, member: CarrierMember): Promise<CarrierAnswer> {
    return this.send(`groups/${encodeURIComponent(groupReference)}/members`, key, member);
  }

  /** The application of a household, as a whole. @throws CarrierUnavailable */
  submitApplication(key: string, application: CarrierApplication): Promise<CarrierAnswer> {
    return this.send('applications', key, application);
  }

  /** Another primary care provider for a member of a contract. @throws CarrierUnavailable */
  changePcp(key: string, change: CarrierPcpChange): Promise<CarrierAnswer> {
    return this.send('pcp-changes', key, change);
  }

  private async send(path: string, key: string, payload: object): Promise<CarrierAnswer> {
    const response = await fetch(`${this.address()}/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.env.carrierToken}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(this.env.carrierTimeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      const name = (error as Error).name;
      throw new CarrierUnavailable(name === 'TimeoutError' ? CARRIER_SILENT : CARRIER_DOWN, name);
    });
    return answerOf(response.status, await bodyOf(response));
  }

  private address(): string {
    if (this.env.carrierUrl) {
      return this.env.carrierUrl;
    }
    const own = ownAddress(this.host);
    if (own === null) {
      throw new CarrierUnavailable(CARRIER_DOWN, 'this server does not listen yet');
    }
    return `${own}/api/sandbox/carrier`;
  }
}

async function bodyOf(response: Response): Promise<CarrierBody> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

function answerOf(status: number, body: CarrierBody): CarrierAnswer {
  const detail = detailOf(status, body);
  if (status === 200 || status === 201) {
    const number = text(body.GroupNumber) || text(body.ContractId);
    return { isInstalled: true, number: NUMBER.test(number) ? number : null, detail };
  }
  if (status === REFUSED) {
    return {
      isInstalled: false,
      message: withoutPersonalData(text(body.Message) || 'Refused without a reason.'),
      detail,
    };
  }
  throw new CarrierUnavailable(KEPT_OUT.includes(status) ? CARRIER_REFUSED_TOKEN : CARRIER_DOWN, detail);
}

/** "HTTP 422 MEMBER_EXISTS, transaction 4711". */
function detailOf(status: number, { Code: code, TransactionId: transaction }: CarrierBody): string {
  const name = /^\w{1,60}$/.test(text(code)) ? ` ${text(code)}` : '';
  const number = /^[\w-]{1,60}$/.test(text(transaction)) ? `, transaction ${text(transaction)}` : '';
  return `HTTP ${status}${name}${number}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
