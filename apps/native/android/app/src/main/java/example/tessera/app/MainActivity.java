package example.tessera.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
