import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_UPLOAD_BYTES } from '../shared/src/enrollment/upload-rules.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

describe('what ships', () => {
  const compose = read('docker-compose.yml');
  const images = [
    ...[...compose.matchAll(/^ +image: (\S+)$/gm)]
      .map(([, image]) => image!)
      .filter((image) => image !== 'priority-quote'),
    ...[...read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image!),
  ];

  it.each(images)('%s is one exact version', (image) => {
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z-]+)?$/);
    expect(image).not.toMatch(/minio/);
  });

  it('is a proxy that lets the largest document through, with the form around it', () => {
    const [, mebibytes] = /\bmax_size (\d+)MiB$/m.exec(read('deploy/Caddyfile')) ?? [];
    expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThanOrEqual(MAX_UPLOAD_BYTES + 64 * 1024);
  });

  it('is every service with few rights', () => {
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nconfigs:'));
    const unlocked = services
      .split(/\n(?= {2}[a-z][\w-]*:)/)
      .slice(1)
      .filter((service) => !/<<: \*(locked|own-volume)|: \*api/.test(service));
    expect(unlocked).toEqual([]);
  });
});
