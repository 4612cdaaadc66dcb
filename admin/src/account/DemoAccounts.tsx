import type { DemoAccount } from '#shared/session/account.record';

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (userName: string) => void;
}

/** In demo mode: the people as whom one can look around. One click signs in. */
export const DemoAccounts = ({ accounts, onChoose }: DemoAccountsProps) => (
  <section className="sign-in-card" aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">Demo accounts</h2>
    <p>Choose one to sign in. All data is made up.</p>
    <ul className="sign-in-accounts">
      {accounts.map(({ UserName, FullName, Description }) => (
        <li key={UserName}>
          <button type="button" onClick={() => onChoose(UserName)}>
            <strong>{UserName}</strong>
            <span>
              {FullName}, {Description}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
