/** The answer's content; a refusal ends the test. */
export async function sent<Answer>(answering: Promise<Response>): Promise<Answer> {
  const answer = await answering;
  if (!answer.ok) {
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  }
  return (await answer.json()) as Answer;
}
