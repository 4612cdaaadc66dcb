import { Module } from '@nestjs/common';
import { CensusSsn } from './census-ssn.ts';
import { CensusRepository } from './census.repository.ts';
import { PersonFileReader } from './import/person-file-reader.ts';

/** The people on a quote's census, for every feature that prices, proposes or enrolls them; and the reader of their files. */
@Module({
  providers: [CensusRepository, CensusSsn, PersonFileReader],
  exports: [CensusRepository, CensusSsn, PersonFileReader],
})
export class CensusStoreModule {}
