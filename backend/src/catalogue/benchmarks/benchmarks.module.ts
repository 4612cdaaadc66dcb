import { Module } from '@nestjs/common';
import { BenchmarksRepository } from './benchmarks.repository.ts';

/** Second-lowest-cost silver premiums, for estimates of the tax credit. */
@Module({ providers: [BenchmarksRepository], exports: [BenchmarksRepository] })
export class BenchmarksModule {}
