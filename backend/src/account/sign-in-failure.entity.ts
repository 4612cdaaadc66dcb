import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed sign-ins of one user name inside the current window, whether or not there is such a user. */
@Entity('sign_in_failures')
export class SignInFailure {
  /** Digest of the user name. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) usernameDigest: string;

  @Column({ type: 'integer' }) attempts: number;

  /** UTC; the window of SIGN_IN_WINDOW_MS starts here. */
  @Column({ type: 'datetime' }) windowStartedAt: Date;
}
