import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Location } from '../../catalogue/locations/location.table.ts';
import { IchraComparison } from './ichra-comparison.table.ts';

/** Where plans are bought. */
export interface Place {
  countyFips: string;
  county: string;
  /** 1 to 16. */
  rateArea: number;
}

/** All queries on ICHRA comparisons. Callers must already have found the quote for their user: only its id is passed. */
@Injectable()
export class IchraRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  find(quoteId: number, tx: EntityManager = this.database.manager): Promise<IchraComparison | null> {
    return tx.findOneBy(IchraComparison, { quoteId });
  }

  /** The county of each five-digit ZIP code that is in one county of Michigan only. */
  async mapPlaces(zips: readonly string[]): Promise<ReadonlyMap<string, Place>> {
    if (zips.length === 0) {
      return new Map();
    }
    const found = await this.database.manager.findBy(Location, { postalCode: In([...new Set(zips)]) });
    return new Map(
      found
        .filter(({ postalCode }) => found.filter((other) => other.postalCode === postalCode).length === 1)
        .flatMap(({ postalCode, countyFips, countyName: county, rateArea }) =>
          rateArea === null ? [] : [[postalCode, { countyFips, county, rateArea }]],
        ),
    );
  }
}
