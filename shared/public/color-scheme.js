// Runs before the first paint, so that a dark page never flashes white. A file of its own: the content security
// policy refuses inline scripts. The two names are those that the theme provider keeps the choice under.
(function () {
  var choice = 'system';
  try {
    choice = localStorage.getItem('mui-mode') || choice;
  } catch {
    // Storage can be switched off; the system's choice is used then.
  }
  var dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();
