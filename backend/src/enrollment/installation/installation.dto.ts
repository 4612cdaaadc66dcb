import { INSTALLATION } from '#shared/installation/installation.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class InstallationAnswer extends answerOf(INSTALLATION) {}
