import { Module } from '@nestjs/common';
import { RenewedContractsRepository } from './renewed-contracts.repository.ts';

/** The contracts that quotes of households renew: storage. */
@Module({ providers: [RenewedContractsRepository], exports: [RenewedContractsRepository] })
export class RenewedContractsModule {}
