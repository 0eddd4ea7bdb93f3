import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const modules = join(root, '../../node_modules');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const json = (...path: string[]) => JSON.parse(read(...path));
const ANDROID = 'android/app/src/main';

/** All values of an attribute in an XML text. */
const attributes = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map(([, value]) => value);
const withoutComments = (xml: string) => xml.replace(/<!--[\s\S]*?-->/g, '');

/** The manifest of the app and of each plugin, which the build merges. */
const manifests = () => {
  const plugins = Object.keys(json('package.json').dependencies)
    .flatMap((name) => [
      join(modules, name, 'android/src/main/AndroidManifest.xml'),
      join(modules, name, 'capacitor/src/main/AndroidManifest.xml'),
    ])
    .filter(existsSync);
  return [join(root, ANDROID, 'AndroidManifest.xml'), ...plugins].map((path) =>
    withoutComments(readFileSync(path, 'utf8')),
  );
};

describe('[V6] [E10] the Android project', () => {
  const manifest = withoutComments(read(ANDROID, 'AndroidManifest.xml'));

  test('asks for the network, the camera, biometrics, messages and vibration, also with the manifests of its plugins', () => {
    expect(manifests().length).toBeGreaterThan(3);
    const asked = manifests().flatMap((xml) =>
      [...xml.matchAll(/<uses-permission[^>]*>/g)].flatMap(([tag]) => attributes(tag, 'android:name')),
    );
    expect([...new Set(asked)].sort()).toEqual([
      'android.permission.CAMERA',
      'android.permission.INTERNET',
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.USE_BIOMETRIC',
      'android.permission.VIBRATE',
    ]);
    // A device without a camera can install it.
    expect(attributes(manifest, 'android:required')).toEqual(['false']);
  });

  test('makes itself known for push messages only when told, and sends no statistics', () => {
    const settings = [...manifest.matchAll(/<meta-data[^>]*firebase[^>]*>/g)].map(([tag]) => [
      attributes(tag, 'android:name'),
      attributes(tag, 'android:value'),
    ]);
    expect(settings).toEqual([
      [['firebase_messaging_auto_init_enabled'], ['false']],
      [['firebase_analytics_collection_enabled'], ['false']],
    ]);
  });

  test('allows no connection without encryption, and trusts no certificate that a user has added', () => {
    expect(attributes(manifest, 'android:usesCleartextTraffic')).toEqual(['false']);
    expect(attributes(manifest, 'android:networkSecurityConfig')).toEqual(['@xml/network_security_config']);
    const network = withoutComments(read(ANDROID, 'res/xml/network_security_config.xml'));
    expect(attributes(network, 'cleartextTrafficPermitted')).toEqual(['false']);
    expect(attributes(network, 'src')).toEqual(['system']);
    expect(network).not.toMatch(/domain-config|debug-overrides|user/);
  });

  test('lets no copy of its data leave the device', () => {
    expect(attributes(manifest, 'android:allowBackup')).toEqual(['false']);
    expect(attributes(manifest, 'android:fullBackupContent')).toEqual(['false']);
    const rules = withoutComments(read(ANDROID, 'res/xml/data_extraction_rules.xml'));
    for (const kind of ['cloud-backup', 'device-transfer']) {
      const [, part = ''] = new RegExp(`<${kind}>([\\s\\S]*)</${kind}>`).exec(rules) ?? [];
      expect(attributes(part, 'domain').sort()).toEqual([
        'database',
        'external',
        'file',
        'root',
        'sharedpref',
      ]);
    }
    expect(rules).not.toContain('<include');
  });

  test('has one part that others can start, which opens links of our host that the host confirms', () => {
    expect(attributes(manifest.replace(/<provider[\s\S]*?<\/provider>/, ''), 'android:exported')).toEqual([
      'true',
    ]);
    const filters = [...manifest.matchAll(/<intent-filter[\s\S]*?<\/intent-filter>/g)].map(([text]) => text);
    const links = filters.filter((text) => text.includes('<data'));
    expect(links).toHaveLength(1);
    expect(attributes(links[0]!, 'android:autoVerify')).toEqual(['true']);
    expect(attributes(links[0]!, 'android:scheme')).toEqual(['https']);
    expect(attributes(links[0]!, 'android:host')).toEqual(['@string/site_host']);
  });

  test('lends other apps the files that the player shares, and no others', () => {
    const providers = [...manifest.matchAll(/<provider[\s\S]*?<\/provider>/g)].map(([text]) => text);
    expect(providers).toHaveLength(1);
    expect(attributes(providers[0]!, 'android:exported')).toEqual(['false']);
    const paths = withoutComments(read(ANDROID, 'res/xml/file_paths.xml'));
    expect([...paths.matchAll(/<([\w-]+-path)\b/g)].map(([, kind]) => kind)).toEqual(['cache-path']);
    expect(attributes(paths, 'path')).toEqual(['shared/']);
  });

  test('can be debugged by nobody in a release', () => {
    expect(manifest).not.toContain('android:debuggable');
    expect(json('capacitor.config.json').android).toEqual({
      allowMixedContent: false,
      webContentsDebuggingEnabled: false,
    });
  });
});

describe('[V6] [E10] the iOS project', () => {
  const info = read('ios/App/App/Info.plist');

  test('says why it asks for the camera, for Face ID and to save a picture, and asks for nothing else', () => {
    const reasons = [...info.matchAll(/<key>NS(\w+)UsageDescription<\/key>\s*<string>([^<]*)</g)];
    expect(reasons.map(([, what]) => what).sort()).toEqual(['Camera', 'FaceID', 'PhotoLibraryAdd']);
    for (const [, , reason] of reasons) expect(reason).toMatch(/^To .+\.$/);
  });

  test('makes no exception from encrypted connections, and runs nothing in the background', () => {
    expect(info).not.toMatch(/NSAppTransportSecurity|NSAllowsArbitraryLoads/);
    expect(info).not.toMatch(/UIBackgroundModes|UIFileSharingEnabled|LSSupportsOpeningDocumentsInPlace/);
  });

  test('makes itself known for push messages only when told', () => {
    expect(info).toMatch(/<key>FirebaseMessagingAutoInitEnabled<\/key>\s*<false\/>/);
  });

  test('opens links of the host that Android opens, and has no scheme of its own that another app could take', () => {
    const [, host] = /<string name="site_host">([^<]+)</.exec(read(ANDROID, 'res/values/strings.xml')) ?? [];
    const rights = read('ios/App/App/App.entitlements');
    expect([...rights.matchAll(/<key>([^<]+)</g)].map(([, key]) => key)).toEqual([
      'aps-environment',
      'com.apple.developer.associated-domains',
    ]);
    expect([...rights.matchAll(/<string>([^<]+)</g)].map(([, value]) => value)).toEqual([
      'production',
      `applinks:${host}`,
    ]);
    expect(info).not.toContain('CFBundleURLTypes');
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    const count = (text: string) => project.split(text).length - 1;
    expect(count('CODE_SIGN_ENTITLEMENTS = App/App.entitlements;')).toBe(
      count('INFOPLIST_FILE = App/Info.plist;'),
    );
  });
});

test('[E10] the shell loads its own files, updates itself only when told, and rolls back after 10 s', () => {
  const { server, plugins, ...config } = json('capacitor.config.json');
  // An address here would replace the built-in bundle by a page of the network.
  expect(server).toEqual({ androidScheme: 'https', hostname: 'localhost', cleartext: false });
  expect(plugins.LiveUpdate).toEqual({
    readyTimeout: 10_000,
    autoUpdateStrategy: 'none',
    autoDeleteBundles: false,
  });
  expect(config.webDir).toBe('../web/dist/app');
});

test('the projects have exactly the plugins of the package', () => {
  const wanted = Object.keys(json('package.json').dependencies).filter(
    (name) => !/^@capacitor\/(android|ios|core)$/.test(name),
  );
  const gradle = read('android/capacitor.settings.gradle');
  const swift = read('ios/App/CapApp-SPM/Package.swift');
  const named = (text: string) =>
    [...text.matchAll(/node_modules\/(@[\w-]+\/[\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => name !== '@capacitor/android');
  expect([...new Set(named(gradle))].sort()).toEqual(wanted.sort());
  // Links that `cap sync` makes stand for the plugins whose folder has the name of another package.
  const linked = Object.keys(json('capacitor.config.json').experimental.ios.spm.packageOptions);
  expect([...new Set([...named(swift), ...linked])].sort()).toEqual(wanted.sort());
  expect(swift.match(/path: "symlinks\//g)).toHaveLength(linked.length);
});

test('few files of the projects are binary, and none is large', () => {
  const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'android', 'ios'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));
  const binary = kept.filter((path) => readFileSync(join(root, path)).includes(0));
  expect(binary.sort()).toEqual([
    'android/gradle/wrapper/gradle-wrapper.jar',
    'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png',
  ]);
  for (const path of kept) expect(readFileSync(join(root, path)).length, path).toBeLessThan(64 * 1024);
  expect(
    readdirSync(join(root, ANDROID, 'res')).filter(
      (name) => name.includes('dpi') && name !== 'mipmap-anydpi-v26',
    ),
  ).toEqual([]);
});
