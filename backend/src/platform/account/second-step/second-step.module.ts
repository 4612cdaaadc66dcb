import { Module } from '@nestjs/common';
import { AccountModule } from '../account.module.ts';
import { CodesService } from './codes.service.ts';
import { OwnFactorService } from './own-factor.service.ts';
import { OwnPasswordService } from './own-password.service.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SetUpAuthenticatorService } from './set-up-authenticator.service.ts';

@Module({
  imports: [AccountModule],
  controllers: [SecondStepController, SecondFactorController],
  providers: [CodesService, OwnFactorService, OwnPasswordService, PendingSignIns, SetUpAuthenticatorService],
})
export class SecondStepModule {}
