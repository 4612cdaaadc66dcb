import { Module } from '@nestjs/common';
import { AccountModule } from '../account.module.ts';
import { AddPasskeyService } from '../passkeys/add-passkey.service.ts';
import { ChallengesRepository } from '../passkeys/challenges.repository.ts';
import { UsePasskeyService } from '../passkeys/use-passkey.service.ts';
import { CodesService } from './codes.service.ts';
import { OwnFactorService } from './own-factor.service.ts';
import { OwnPasswordService } from './own-password.service.ts';
import { PasskeyStepController } from './passkey-step.controller.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { ProofService } from './proof.service.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SetUpAuthenticatorService } from './set-up-authenticator.service.ts';

@Module({
  imports: [AccountModule],
  controllers: [SecondStepController, PasskeyStepController, SecondFactorController, PasskeysController],
  providers: [
    AddPasskeyService,
    ChallengesRepository,
    CodesService,
    OwnFactorService,
    OwnPasswordService,
    PendingSignIns,
    ProofService,
    SetUpAuthenticatorService,
    UsePasskeyService,
  ],
})
export class SecondStepModule {}
