import { Module } from '@nestjs/common';
import { AgencyLogosRepository } from './agency-logos.repository.ts';

@Module({ providers: [AgencyLogosRepository], exports: [AgencyLogosRepository] })
export class AgencyLogosModule {}
