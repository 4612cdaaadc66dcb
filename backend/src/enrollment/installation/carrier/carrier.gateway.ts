import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { APPLICATION_ACCEPTED, CHANGE_DONE, GROUP_INSTALLED, REFUSED } from '#shared/systems/answers.record';
import type { CarrierApplication } from '#shared/installation/carrier-application';
import type { CarrierGroup, CarrierMember, CarrierPcpChange } from '#shared/installation/carrier-payload';
import { Env } from '../../../platform/config/env.ts';
import { ownAddress } from '../../../platform/http/own-address.ts';
import { answerAs, postJson, type SystemAnswer } from '../../../platform/http/post-json.ts';
import {
  CARRIER_DOWN,
  CARRIER_REFUSED_TOKEN,
  CARRIER_SILENT,
  type CarrierAnswer,
  CarrierUnavailable,
  withoutPersonalData,
} from './carrier-answer.ts';

const KEPT_OUT = [401, 403];

type Done = typeof GROUP_INSTALLED | typeof APPLICATION_ACCEPTED | typeof CHANGE_DONE;
type Numbers = { TransactionId: string; GroupNumber?: string; ContractId?: string };

/** The only class that calls the carrier's core system; its sandbox answers the same calls over the same HTTP. */
@Injectable()
export class CarrierGateway {
  constructor(
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {}

  /** @param key idempotency key: a repeat gets the first answer. @throws CarrierUnavailable */
  installGroup(key: string, group: CarrierGroup): Promise<CarrierAnswer> {
    return this.send({ path: 'groups', key }, group, GROUP_INSTALLED);
  }

  /** A member of a group that was installed under this reference. @throws CarrierUnavailable */
  installMember(key: string, groupReference: string, member: CarrierMember): Promise<CarrierAnswer> {
    return this.send({ path: `groups/${encodeURIComponent(groupReference)}/members`, key }, member, CHANGE_DONE);
  }

  /** The application of a household, as a whole. @throws CarrierUnavailable */
  submitApplication(key: string, application: CarrierApplication): Promise<CarrierAnswer> {
    return this.send({ path: 'applications', key }, application, APPLICATION_ACCEPTED);
  }

  /** Another primary care provider for a member of a contract. @throws CarrierUnavailable */
  changePcp(key: string, change: CarrierPcpChange): Promise<CarrierAnswer> {
    return this.send({ path: 'pcp-changes', key }, change, CHANGE_DONE);
  }

  private async send(
    { path, key }: { path: string; key: string },
    payload: object,
    done: Done,
  ): Promise<CarrierAnswer> {
    const { carrierToken: token, carrierTimeoutMs: timeoutMs } = this.env;
    const answer = await postJson({ url: `${this.address()}/${path}`, token, timeoutMs, key }, payload).catch(
      ({ name }: Error) => {
        throw new CarrierUnavailable(name === 'TimeoutError' ? CARRIER_SILENT : CARRIER_DOWN, name);
      },
    );
    const numbers: Numbers | null = answerAs(done, answer);
    if (numbers === null) {
      return refusalIn(answer);
    }
    const { TransactionId: transaction, GroupNumber: group, ContractId: contract } = numbers;
    return {
      isInstalled: true,
      number: group ?? contract ?? null,
      detail: `HTTP ${answer.status}, transaction ${transaction}`,
    };
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

/** @throws CarrierUnavailable for whatever the contract does not call an answer: it says nothing about what was sent */
function refusalIn(answer: SystemAnswer): CarrierAnswer {
  const { status } = answer;
  const refused = answerAs(REFUSED, answer);
  if (refused) {
    const { Code: code, Message: message } = refused;
    const name = /^\w{1,60}$/.test(code) ? ` ${code}` : '';
    return { isInstalled: false, message: withoutPersonalData(message), detail: `HTTP ${status}${name}` };
  }
  const isUnexpected = status < 300 || REFUSED.statuses.includes(status);
  throw new CarrierUnavailable(
    KEPT_OUT.includes(status) ? CARRIER_REFUSED_TOKEN : CARRIER_DOWN,
    `HTTP ${status}${isUnexpected ? ', not as agreed' : ''}`,
  );
}
