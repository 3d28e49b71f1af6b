import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import { root } from '../../scripts/lib/root.ts'
import { findTool } from './debian-tool.ts'

/** @returns the first configuration of a program as docs/operations.md has it */
export function documentedConfig(program: 'nginx' | 'caddy'): string {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  return new RegExp(`^\`\`\`${program}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? ''
}

/** Writes a certificate for seaport.example.com, `seaport.pem` with its key `seaport.key`, into a folder. */
export function writeCertificate(folder: string): void {
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=seaport.example.com'
  const files = ['-keyout', join(folder, 'seaport.key'), '-out', join(folder, 'seaport.pem')]
  execFileSync(findTool('openssl', 'openssl'), [...request.split(' '), ...files], { stdio: 'pipe' })
}

/**
 * Starts nginx, as docs/operations.md configures it, before a server on this machine.
 * @param folder has the certificate, and gets nginx's files
 * @returns the port that speaks HTTP/2 over TLS
 */
export async function startNginx(
  folder: string,
  serverPort: number | string,
): Promise<{ port: number; stop(): void }> {
  const port = await freeTcpPort('127.0.0.1')
  const server = documentedConfig('nginx')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    // This machine may have no IPv6.
    .replace(/^ *listen \[::\]:443 .*\n/m, '')
    .replaceAll('/etc/ssl/', `${folder}/`)
    .replace('127.0.0.1:8787', `127.0.0.1:${serverPort}`)
  const config = join(folder, `nginx-${port}.conf`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx-${port}.pid; error_log stderr;\nevents {}\nhttp { access_log off;\n${temporary}\n${server}\n}\n`,
  )
  const nginx = findTool('nginx', 'nginx')
  execFileSync(nginx, ['-t', '-c', config], { stdio: 'pipe' })
  const child = spawn(nginx, ['-c', config], { stdio: 'ignore' })
  return { port, stop: () => void child.kill('SIGTERM') }
}
