import { readFileSync } from 'node:fs';
import path from 'node:path';

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

  it('is every service with few rights', () => {
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nconfigs:'));
    const unlocked = services
      .split(/\n(?= {2}[a-z][\w-]*:)/)
      .slice(1)
      .filter((service) => !/<<: \*(locked|own-volume)|: \*api/.test(service));
    expect(unlocked).toEqual([]);
  });
});
