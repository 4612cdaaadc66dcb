import { Module } from '@nestjs/common';
import { CensusSsn } from './census-ssn.ts';
import { CensusRepository } from './census.repository.ts';
import { CensusSnapshots } from './snapshots/census-snapshots.ts';

/** The people on a quote's census, for every feature that prices, proposes or enrolls them. */
@Module({
  providers: [CensusRepository, CensusSnapshots, CensusSsn],
  exports: [CensusRepository, CensusSnapshots, CensusSsn],
})
export class CensusStoreModule {}
