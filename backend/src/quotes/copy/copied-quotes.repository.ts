import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import type { CopiedQuote } from '#shared/contract/quotes';
import { Quote } from '../quote.entity.ts';

interface PlanRow {
  quoteId: number;
  planId: number;
  displayName: string;
}

/** The originals of copies. Callers have found the copies for their user: original and copy are of one group. */
@Injectable()
export class CopiedQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** What these were copied from, by the id of the original. */
  async mapOriginals(copies: readonly Quote[]): Promise<Map<number, CopiedQuote>> {
    const ids = [...new Set(copies.flatMap(({ copiedFromQuoteId }) => copiedFromQuoteId ?? []))];
    if (ids.length === 0) {
      return new Map();
    }
    const [originals, plans] = await Promise.all([
      this.database.manager.findBy(Quote, { id: In(ids) }),
      this.listPlans(ids),
    ]);
    return new Map(
      originals.map(({ id, name, effectiveDate }) => [
        id,
        { Id: id, Name: name, EffectiveDate: effectiveDate, SelectedPlans: plansOf(id, plans) },
      ]),
    );
  }

  private listPlans(quoteIds: readonly number[]): Promise<PlanRow[]> {
    return this.database.query(
      `SELECT chosen.quoteId, chosen.planId, plan.displayName
       FROM quote_plans chosen JOIN plans plan ON plan.id = chosen.planId
       WHERE chosen.quoteId IN (${quoteIds.map(() => '?').join(',')}) ORDER BY chosen.quoteId, chosen.position`,
      [...quoteIds],
    );
  }
}

const plansOf = (id: number, plans: readonly PlanRow[]): CopiedQuote['SelectedPlans'] =>
  plans
    .filter(({ quoteId }) => quoteId === id)
    .map(({ planId, displayName }) => ({ PlanId: planId, PlanDisplayName: displayName }));
