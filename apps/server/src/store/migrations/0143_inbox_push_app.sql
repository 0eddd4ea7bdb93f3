-- Push messages to the native app (ADR 54): its address is `fcm:` and the app's token at Firebase Cloud Messaging, and it has no keys, because
-- that service shows the message itself.
alter table push_subscription
  alter column p256dh drop not null,
  alter column auth drop not null,
  add check (p256dh is null = (endpoint like 'fcm:%') and auth is null = (endpoint like 'fcm:%'));
