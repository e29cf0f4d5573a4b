// Caches the whole site so that it opens offline. `npm run site` fills in the version and the files.
const VERSION = 'VERSION';
const FILES = [/* FILES */];

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))),
      )
      .then(() => clients.claim()),
  );
});

// Hosts that only serve files do not send these headers, which the engine needs for its threads.
const ISOLATION = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function isolated(response) {
  if (response.status === 0) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ISOLATION)) headers.set(name, value);
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}

// Answers only requests for the site's own files.
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(
    caches
      .match(event.request, { ignoreSearch: true })
      .then((kept) => kept ?? fetch(event.request))
      .then(isolated),
  );
});
