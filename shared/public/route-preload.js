// Asks for what this path will need while the application itself is still loading. The list is in index.html, written by the
// build; the development server leaves it empty.
(function () {
  var list = document.getElementById('early-routes');
  var route = JSON.parse(list.textContent)[location.pathname];
  if (!route) {
    return;
  }
  function ask(rel, href, as) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    link.crossOrigin = 'anonymous';
    if (as) {
      link.as = as;
    }
    document.head.appendChild(link);
  }
  route.calls.forEach(function (call) {
    ask('preload', call, 'fetch');
  });
  route.files.forEach(function (file) {
    ask('modulepreload', '/' + file);
  });
})();
