import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { CarrierGateway } from './carrier/carrier.gateway.ts';
import { InstallGroupService } from './install-group.service.ts';
import { InstallationController } from './installation.controller.ts';
import { InstallationService } from './installation.service.ts';
import { InstallationsRepository } from './installations.repository.ts';
import { InstalledGroups } from './installed-groups.ts';
import { Make834Service } from './make-834.service.ts';
import { CarrierEnrollmentService } from './payload/carrier-enrollment.service.ts';
import { RecordInstallationService } from './record-installation.service.ts';
import { SandboxCarrierController } from './sandbox/sandbox-carrier.controller.ts';
import { SandboxCarrierService } from './sandbox/sandbox-carrier.service.ts';

/** Sends approved groups to the carrier system and records the results. Its gateway carries households' applications too. */
@Module({
  imports: [QuotingModule, EnrollmentPartsModule, JobsModule, PlanCatalogueModule],
  controllers: [InstallationController, SandboxCarrierController],
  providers: [
    CarrierEnrollmentService,
    CarrierGateway,
    InstallGroupService,
    InstallationService,
    InstallationsRepository,
    InstalledGroups,
    Make834Service,
    RecordInstallationService,
    SandboxCarrierService,
  ],
  exports: [CarrierGateway, InstallationsRepository, InstalledGroups, RecordInstallationService],
})
export class InstallationModule {}
