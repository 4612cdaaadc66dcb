import { useEffect } from 'react';
import { signInColours } from './sign-in-colours.ts';
import './sign-in.css';

interface StartFailureProps {
  message: string;
  onRetry: () => void;
}

/** When the server cannot say who is signed in, or the console's code does not arrive. */
export function StartFailure({ message, onRetry }: StartFailureProps) {
  useEffect(() => {
    document.title = 'Error: Sales console | Priority Quote';
  }, []);
  return (
    <div className="sign-in" style={signInColours(document.documentElement.classList.contains('dark'))}>
      <main className="sign-in-card">
        <h1>The console could not be opened</h1>
        <p role="alert">{message}</p>
        <button className="sign-in-submit" type="button" onClick={onRetry}>
          Try again
        </button>
      </main>
    </div>
  );
}
