import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { Benchmark } from './benchmark.table.ts';

/** Benchmark premiums: public figures, the same for every user. */
@Injectable()
export class BenchmarksRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By age band; bands that are not loaded are missing. */
  async byBand(coverageYear: number, countyFips: string, bands: readonly number[]): Promise<Map<number, Benchmark>> {
    const found = await this.database.manager.findBy(Benchmark, { coverageYear, countyFips, ageBand: In([...bands]) });
    return new Map(found.map((benchmark) => [benchmark.ageBand, benchmark]));
  }

  hasCounty(coverageYear: number, countyFips: string): Promise<boolean> {
    return this.database.manager.existsBy(Benchmark, { coverageYear, countyFips });
  }
}
