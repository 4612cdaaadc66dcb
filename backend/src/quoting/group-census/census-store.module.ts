import { Module } from '@nestjs/common';
import { CensusSsn } from './census-ssn.ts';
import { CensusRepository } from './census.repository.ts';
import { PersonFileReader } from './import/person-file-reader.ts';
import { CensusSnapshots } from './snapshots/census-snapshots.ts';

/** The people on a quote's census, for every feature that prices, proposes or enrolls them; and the reader of their files. */
@Module({
  providers: [CensusRepository, CensusSnapshots, CensusSsn, PersonFileReader],
  exports: [CensusRepository, CensusSnapshots, CensusSsn, PersonFileReader],
})
export class CensusStoreModule {}
