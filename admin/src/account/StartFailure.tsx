import { useEffect } from 'react';
import { signInColours } from './sign-in-colours.ts';
import './sign-in.css';

interface StartFailureProps {
  message: string;
  onRetry: () => void;
}

/** Shown when the session cannot be read or the console's code fails to load. */
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
