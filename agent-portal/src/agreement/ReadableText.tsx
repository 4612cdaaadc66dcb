import { Box, Typography } from '@mui/material';

/** What is agreed to, word for word, for a small screen: paragraphs, and lists where lines begin with a dash. */
export const ReadableText = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph, index) => <Paragraph key={index} lines={paragraph.split('\n')} />);

function Paragraph({ lines }: { lines: readonly string[] }) {
  const items = lines.filter(isItem);
  const [before, after] = [lines.slice(0, lines.findIndex(isItem)), lines.slice(lines.findLastIndex(isItem) + 1)];
  return items.length === 0 ? (
    <Words text={lines.join(' ')} />
  ) : (
    <>
      <Words text={before.join(' ')} />
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 3 }}>
        {items.map((item) => (
          <Typography key={item} component="li" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            {item.slice(DASH.length)}
          </Typography>
        ))}
      </Box>
      {after.length > 0 && <Words text={after.join(' ')} />}
    </>
  );
}

const DASH = '- ';
const isItem = (line: string): boolean => line.startsWith(DASH);

const Words = ({ text }: { text: string }) => <Typography sx={{ overflowWrap: 'anywhere', mb: 2 }}>{text}</Typography>;
