import { useNavigate } from 'react-router';
import { SignInSecurityScreen } from '#web/second-step/SignInSecurityScreen';
import { forgetUser } from '../app/session/sign-out.ts';

/** /sign-in-security. */
export function SignInSecurity() {
  const navigate = useNavigate();
  const leave = () => {
    forgetUser();
    void navigate('/login');
  };
  return <SignInSecurityScreen onSignedOut={leave} />;
}
