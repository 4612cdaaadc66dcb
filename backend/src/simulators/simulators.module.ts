import { Module } from '@nestjs/common';
import { SandboxCarrierController } from './carrier/sandbox-carrier.controller.ts';
import { SandboxCarrierService } from './carrier/sandbox-carrier.service.ts';
import { SandboxMailboxController } from './mailbox/sandbox-mailbox.controller.ts';
import { SandboxMailboxRepository } from './mailbox/sandbox-mailbox.repository.ts';
import { SandboxMarketplaceController } from './marketplace/sandbox-marketplace.controller.ts';
import { SandboxMarketplaceService } from './marketplace/sandbox-marketplace.service.ts';
import { SandboxPaymentsController } from './payments/sandbox-payments.controller.ts';
import { SandboxPaymentsService } from './payments/sandbox-payments.service.ts';

/** The systems of others, simulated by this server outside production. Nothing of the product imports them. */
@Module({
  controllers: [
    SandboxCarrierController,
    SandboxMailboxController,
    SandboxMarketplaceController,
    SandboxPaymentsController,
  ],
  providers: [SandboxCarrierService, SandboxMailboxRepository, SandboxMarketplaceService, SandboxPaymentsService],
})
export class SimulatorsModule {}
