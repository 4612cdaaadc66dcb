/** The introduction at /api/docs. Markdown. */
export const INTRODUCTION = `
Every call of the agent portal and the admin console. Field names are PascalCase, days are \`YYYY-MM-DD\` (\`MM/DD/YYYY\` is accepted
too), instants are ISO 8601 in UTC, and amounts are dollars with at most two decimals.

## Signing in

\`POST /api/account\` with \`UserName\` and \`Password\` starts a session, which is kept in a cookie. \`GET /api/account\` tells who is
signed in; \`DELETE /api/account\` signs out. If it answers \`SECOND_STEP_NEEDED\`, the password is correct and \`POST /api/account/SecondStep\`
with a \`Code\` starts the session, as does \`POST /api/account/SecondStep/Passkey\` with what a passkey signed; an account that must set up a second
step first begins with \`SecondStep/SetUp\` or \`SecondStep/Passkey/SetUp\`. A session ends when it is idle, when it is old, and when the user is locked.

## CSRF token

\`GET /api/account\` sets the cookie \`PQ-XSRF-TOKEN\`. Send its value in the header \`X-PQ-XSRF-TOKEN\` of each POST, PUT and DELETE. Signing
in replaces the token. If a call answers \`CSRF_EXPIRED\`, read a new token and send the call again.

## Errors

Each answer that is not 2xx has the same body. \`Code\` is for programs and \`Message\` for people; \`Fields\` lists what is wrong with each
field, and \`RequestId\` names the request in the log. Each call lists its codes with an example.

## Versions

A record that several people edit has a \`Version\`. Send the one that you read with each change: \`STALE_VERSION\` means that someone
else has saved since then, and \`Fields\` says what is different now.

## Lists

Lists take \`range=[0,9]\`, \`sort=["field","ASC"]\` and \`filter={"field":"value"}\` as JSON. A page has at most 100 rows, and
\`Content-Range\` says which rows of how many it holds. A path that ends in \`.csv\` answers all rows that match as a file. Where a filter can
name a person, there is a POST with the filter in its body.

## Idempotency

Calls that submit something accept the header \`Idempotency-Key\`, any text that is new for each submission. If the answer was lost,
send the same call with the same key: it answers what it answered the first time and does nothing twice.
`.trim();
