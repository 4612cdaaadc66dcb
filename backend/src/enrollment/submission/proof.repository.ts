import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import type { PaymentState } from '#shared/payments/payment-states';
import { askTogether } from '../../platform/database/ask-together.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { User } from '../../platform/people/user.table.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { IndividualApplicationAttempt } from '../parts/household/individual-application-attempt.table.ts';
import { IndividualApplication } from '../parts/household/individual-application.table.ts';
import { IndividualSubmission } from '../parts/household/individual-submission.table.ts';
import { Signature } from '../parts/documents/signature.table.ts';
import { IndividualPayment } from '../parts/household/individual-payment.table.ts';

/** With its signature, and where the signed content is stored. Instants as stored. */
export interface ProvenSubmission extends Pick<StoredDocument, 'blobKey' | 'sizeBytes' | 'sha256'> {
  attempt: number;
  submittedAt: string;
  submittedBy: string;
  signedBy: string;
  signedAt: string;
  dueCents: number;
  documentId: number;
}

export interface ProvenCall {
  id: number;
  at: string;
  message: string;
}

export interface ProvenPayment {
  id: number;
  amountCents: number;
  state: PaymentState;
  providerId: string | null;
  answeredAt: string | null;
}

export interface StoredProof {
  application: { status: ApplicationStatus; message: string } | null;
  /** Newest first, as all of these. */
  submissions: ProvenSubmission[];
  calls: ProvenCall[];
  payments: ProvenPayment[];
}

const application = table(IndividualApplication, 'application');
const submission = table(IndividualSubmission, 'submission');
const call = table(IndividualApplicationAttempt, 'attempt');
const signature = table(Signature, 'signature');
const submitter = table(User, 'submitter');
const content = table(StoredDocument, 'content');
const payment = table(IndividualPayment, 'payment');

/** What is stored about the submissions of a household's application. */
@Injectable()
export class ProofRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In one statement. The quote was found for the user. */
  async find({ id: quoteId }: IndividualQuote): Promise<StoredProof> {
    const ofQuote = sql`${application.id} AND ${application.quoteId} = ${quoteId}`;
    const stored = await askTogether<{
      applications: NonNullable<StoredProof['application']>;
      submissions: ProvenSubmission;
      calls: ProvenCall;
      payments: ProvenPayment;
    }>(this.database.manager, {
      applications: {
        columns: { status: application.status, message: application.message },
        from: sql`FROM ${application} WHERE ${application.quoteId} = ${quoteId}`,
      },
      submissions: {
        columns: {
          attempt: submission.attempt,
          submittedAt: submission.submittedAt,
          submittedBy: submitter.fullName,
          signedBy: signature.signedByName,
          signedAt: signature.signedAt,
          dueCents: submission.dueCents,
          documentId: content.id,
          blobKey: content.blobKey,
          sizeBytes: content.sizeBytes,
          sha256: content.sha256,
        },
        from: sql`FROM ${submission} JOIN ${application} ON ${submission.applicationId} = ${ofQuote}
          JOIN ${submitter} ON ${submitter.id} = ${submission.submittedByUserId}
          JOIN ${signature} ON ${signature.id} = ${submission.signatureId}
          JOIN ${content} ON ${content.id} = ${signature.contentDocumentId}`,
      },
      calls: {
        columns: { id: call.id, at: call.at, message: call.message },
        from: sql`FROM ${call} JOIN ${application} ON ${call.applicationId} = ${ofQuote} WHERE ${call.outcome} <> 'Reported'`,
      },
      payments: {
        columns: {
          id: payment.id,
          amountCents: payment.amountCents,
          state: payment.state,
          providerId: payment.providerId,
          answeredAt: payment.answeredAt,
        },
        from: sql`FROM ${payment} WHERE ${payment.quoteId} = ${quoteId}`,
      },
    });
    return {
      application: stored.applications[0] ?? null,
      submissions: stored.submissions.sort((one, other) => other.attempt - one.attempt),
      calls: stored.calls.sort((one, other) => other.id - one.id),
      payments: stored.payments.sort((one, other) => other.id - one.id),
    };
  }
}
