import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commands, packages } from './document.mjs';

/** Caddy's local certificate authority signs names below localhost, so no certificate is requested outside. */
export const domain = 'yolda.localhost';
const [first, second] = ['2026-11-23', '2026-11-30'];

const expectThat = (holds, what) => {
  if (!holds) throw new Error(what);
};

/**
 * Tests the promises of docs/operations.md in an operator's order. Each step returns an observation or throws.
 * @param {Awaited<ReturnType<typeof import('./machine.mjs').boot>>} machine
 */
export function stepsOn(machine) {
  const certificate = join(machine.folder, 'authority.crt');
  let accepted = 0;

  async function sh(script) {
    const { code, output } = await machine.sh(script);
    expectThat(code === 0, `${script.split('\n')[0]} …: ${output.trim().split('\n').slice(-8).join('\n')}`);
    return output.trim();
  }
  const sql = (text, database = 'yolda') => sh(`cd / && runuser -u postgres -- psql -qAt ${database} -c "${text}"`);
  const until = (condition) =>
    sh(`for try in $(seq 120); do if ${condition}; then exit 0; fi; sleep 0.5; done; exit 1`);
  const ready = (port) => until(`curl -fs -o /dev/null http://127.0.0.1:${port}/readyz`);
  const bothReady = async () => [await ready(3001), await ready(3002)];
  const throughCaddy = (path, more = '') =>
    sh(`curl -s --cacert /var/lib/authority.crt --resolve ${domain}:443:127.0.0.1 ${more} https://${domain}${path}`);
  const statusOf = (path, more = '') => throughCaddy(path, `-o /dev/null -w '%{http_code}' ${more}`);

  /** A release with the repository's packages and build, because the machine has no network. */
  const release = async (name, title) => {
    const built = `mkdir node_modules && mount --bind /built/node_modules node_modules && cp -a /built/dist dist`;
    const words = { ADDRESS: '/built.git', RELEASE: name, 'npm ci && npm run build': built };
    return commands(title, words);
  };

  async function visitorsWhile(work) {
    const program = fileURLToPath(new URL('visitors.mjs', import.meta.url));
    const child = await machine.onItsNetwork(process.execPath, [program, domain, certificate]);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    const ended = once(child, 'close');
    try {
      await sleep(2000);
      await work();
      await sleep(2000);
    } finally {
      child.stdin.end();
      await ended;
    }
    return JSON.parse(output);
  }

  async function replaced(folder) {
    const before = Number(await sql('select count(*) from requests'));
    const seen = await visitorsWhile(() => sh(commands('Zero-downtime release (rolling restart)', { NEW: folder })));
    const after = Number(await sql('select count(*) from requests'));
    for (const port of [3001, 3002]) {
      const place = await sh(`readlink /proc/$(systemctl show -p MainPID --value yolda@${port})/cwd`);
      expectThat(place === `/srv/yolda/${folder}`, `Port ${port} still runs ${place}`);
    }
    const kinds = [...new Set(seen.failed)].join(', ');
    expectThat(seen.failed.length === 0, `${seen.failed.length} of ${seen.pages} answers failed: ${kinds}`);
    expectThat(after - before === seen.accepted.length, `${seen.accepted.length} accepted, ${after - before} stored`);
    accepted += seen.accepted.length;
    return `${seen.pages} pages and ${seen.accepted.length} requests meanwhile, none failed, lost or doubled`;
  }

  return {
    'packages, user, database, folders': async () => {
      await sh(commands('Packages and folders').replace(packages, ''));
      return `Node ${await sh('node -v')}, PostgreSQL ${await sql('show server_version')}, Caddy ${await sh('caddy version | cut -d" " -f1')}`;
    },
    settings: async () => {
      await sh(commands('Settings', { 'example.uz': domain }));
      // Sets demo content and high rate limits, because all calls come from one client.
      await sh(`printf '%s\\n' SEED_DEMO=1 RATE_LIMIT_MAX=1000000 RATE_LIMIT_REQUESTS_MAX=1000000 >> /etc/yolda/env`);
      return sh('stat -c "%U %a" /etc/yolda/env');
    },
    'the release, two processes': async () => {
      await sh(await release(first, 'The release'));
      await bothReady();
      return sh('systemctl is-active yolda@3001 yolda@3002 yolda-backup.timer | paste -sd" "');
    },
    'units as systemd reads them': async () => {
      const units = 'yolda@3001.service yolda-backup.service yolda-backup.timer';
      const commandOutput = await sh(`systemd-analyze verify ${units} 2>&1`);
      expectThat(commandOutput === '', commandOutput);
      const exposure = await sh('systemd-analyze security --no-pager yolda@3001 | tail -n 1');
      return exposure.replace(/^\W+/, '');
    },
    'pages over TLS, through Caddy': async () => {
      await sh(commands('Reverse proxy', { 'example.uz': domain }));
      const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
      await until(`cp ${authority} /var/lib/authority.crt 2>/dev/null`);
      writeFileSync(certificate, await sh('cat /var/lib/authority.crt'));
      await until(
        `curl -fs -o /dev/null --cacert /var/lib/authority.crt --resolve ${domain}:443:127.0.0.1 https://${domain}/readyz`,
      );
      const wanted = { '/': '200', '/uz/shop': '200', '/nothing-here': '404', '/metrics': '404' };
      for (const [path, status] of Object.entries(wanted))
        expectThat((await statusOf(path)) === status, `${path} answers ${await statusOf(path)}`);
      const head = await throughCaddy('/', '-I');
      expectThat(/^strict-transport-security: max-age=31536000/im.test(head), `No HSTS:\n${head}`);
      const plain = await sh(`curl -s -o /dev/null -w '%{http_code}' -H 'Host: ${domain}' http://127.0.0.1/`);
      expectThat(plain === '308', `http:// answers ${plain}`);
      expectThat(
        (await throughCaddy('/')).includes(`href="https://${domain}/"`),
        'The canonical link has a different address',
      );
      return Object.entries(wanted)
        .map((each) => each.join(' '))
        .join(', ');
    },
    'counters in Valkey': async () => {
      await sh(commands('Rate-limit counters in Valkey').replace(packages, ''));
      await bothReady();
      await visitorsWhile(async () => {});
      const keys = Number(await sh('valkey-cli dbsize'));
      expectThat(keys > 0, 'Valkey counted nothing');
      return `${keys} counters`;
    },
    'a killed process comes back': async () => {
      const pid = 'systemctl show -p MainPID --value yolda@3001';
      const before = await sh(pid);
      await sh('systemctl kill -s KILL yolda@3001');
      await until(`[ "$(${pid})" != ${before} ] && [ "$(${pid})" != 0 ]`);
      await ready(3001);
      return sh('systemctl show -p NRestarts yolda@3001');
    },
    'stopped cleanly': async () => {
      await sh('systemctl stop yolda@3002');
      const result = await sh('systemctl show -p Result,ExecMainStatus yolda@3002 | paste -sd" "');
      expectThat(/Result=success/.test(result) && /ExecMainStatus=0/.test(result), result);
      await sh('systemctl start yolda@3002');
      await ready(3002);
      return result;
    },
    'started before its database': async () => {
      await sh('systemctl stop postgresql && systemctl restart yolda@3002');
      const restarts = 'systemctl show -p NRestarts --value yolda@3002';
      await until(`[ "$(${restarts})" -ge 7 ] || systemctl is-failed -q yolda@3002`);
      const seen = await sh(restarts);
      // A slow machine may not reach systemd's start limit, so the setting is checked too.
      const limit = await sh('systemctl show -p StartLimitIntervalUSec --value yolda@3002');
      expectThat(limit === '0', `systemd gives up after five starts in ${limit}`);
      await sh('systemctl start postgresql');
      await ready(3002);
      return `ready after ${seen} tries and more`;
    },
    'a backup by its unit': async () => {
      await sh('systemctl start yolda-backup');
      const next = await sh('systemctl show -p NextElapseUSecRealtime --value yolda-backup.timer');
      const file = await sh(`stat -c '%U %a %s bytes' /var/backups/yolda/*`);
      expectThat(file.startsWith('yolda 600 ') && /03:[34]/.test(next), `${file}, next ${next}`);
      return `${file}, next ${next}`;
    },
    'a restore, tried': async () => {
      const FILE = await sh('ls /var/backups/yolda | tail -n 1');
      const count = 'select (select count(*) from requests), (select count(*) from articles)';
      const [restore, drop] = commands('Test of a restore', { FILE }).split(/\n(?=runuser -u postgres -- dropdb)/);
      const commandOutput = await sh(restore);
      const [there, here] = [await sql(count, 'yolda_try'), await sql(count)];
      expectThat(there === here, `Requests and articles: ${there}, in the original ${here}`);
      await sh(drop);
      return commandOutput.split('\n').at(-1);
    },
    'a new release under load': async () => {
      await sh((await release(second, 'The release')).split('\n')[0]);
      return replaced(second);
    },
    'and back under load': () => replaced(first),
    'WAL archive and point-in-time recovery': async () => {
      await sh(commands('WAL archive'));
      await bothReady();
      await sh(commands('WAL archive', {}, 1));
      return sh(`ls /archive/base-*/base.tar.gz`);
    },
    'to a point in time': async () => {
      const { accepted: before } = await visitorsWhile(async () => {});
      const kept = Number(await sql('select count(*) from requests'));
      const moment = await sql('select clock_timestamp()');
      const { accepted: after } = await visitorsWhile(async () => {});
      const all = Number(await sql('select count(*) from requests'));
      expectThat(before.length > 0 && after.length > 0 && all === kept + after.length, `${kept} and ${all} requests`);
      const DATE = (await sh('ls -d /archive/base-*')).replace('/archive/base-', '');
      await sh(commands('Point-in-time recovery (PITR)', { MOMENT: moment, 'base-DATE': `base-${DATE}` }));
      await bothReady();
      const found = Number(await sql('select count(*) from requests'));
      expectThat(found === kept, `${found} requests instead of ${kept}`);
      const { accepted: later, failed } = await visitorsWhile(async () => {});
      expectThat(later.length > 0 && failed.length === 0, `Afterwards: ${failed.join(', ')}`);
      return `${kept} requests of ${all}, those of before the moment; the site takes new ones`;
    },
    'switched off and on again': async () => {
      const before = await sql('select count(*) from requests');
      await machine.restart();
      await sh(`mount --bind /built/node_modules /srv/yolda/${first}/node_modules`);
      await bothReady();
      await until(
        `[ "$(curl -s -o /dev/null -w '%{http_code}' --cacert /var/lib/authority.crt --resolve ${domain}:443:127.0.0.1 https://${domain}/)" = 200 ]`,
      );
      const after = await sql('select count(*) from requests');
      expectThat(after === before, `${after} requests instead of ${before}`);
      return `${after} requests, ${accepted} of them accepted during the upgrades`;
    },
  };
}
