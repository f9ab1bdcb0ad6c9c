import { readFileSync, writeFileSync } from 'node:fs';

/*
 * `npm run lock`, after every change of dependencies. A package with native parts names one optional package for each
 * platform. A registry mirror that lacks some of them makes `npm install` leave those out of the lockfile, and `npm ci`
 * then refuse it. This adds what is missing, by the versions that the parent package pins, with the platform that its
 * name tells, so that npm skips it on all others.
 */

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const LOCKFILE = 'package-lock.json';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

function platformOf(name: string) {
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : [];
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as { packages: Record<string, LockedPackage> };
const added = Object.entries(lock.packages).flatMap(([path, parent]) =>
  Object.entries(parent.optionalDependencies ?? {}).flatMap(([name, version]) => {
    const places = [`node_modules/${name}`, `${path}/node_modules/${name}`];
    if (places.some((place) => place in lock.packages)) return [];
    const platform = platformOf(name);
    // Optional for another reason than its platform, and so not missing but placed elsewhere.
    if (!('os' in platform || 'cpu' in platform)) return [];
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) throw new Error(`${path} doesn't pin ${name}: ${version}`);
    return [
      [`node_modules/${name}`, { version, ...platform, ...(parent.dev && { dev: true }), optional: true }] as const,
    ];
  }),
);
const packages = Object.fromEntries(
  [...Object.entries(lock.packages), ...added].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(LOCKFILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${added.length} platform packages added to ${LOCKFILE}`);
